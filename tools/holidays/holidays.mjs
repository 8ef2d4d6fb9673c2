import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { root } from '../workspace/root.mjs';
import { run } from '../workspace/run.mjs';
import { runTool, UserError } from '../workspace/run-tool.mjs';

const repository = 'https://github.com/openpotato/openholidaysapi.data';
const data = join(root, 'libs/holidays/src/data');
const names = join(root, 'libs/locales/src');

/** The files of a country in a checkout of the repository. */
const filesOf = (checkout, country) => {
  const folder = join(checkout, 'src', country.toLowerCase(), 'holidays');
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.csv'));
    return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  } catch {
    throw new UserError(`Cannot read ${folder}. The path must be a checkout of ${repository}.`);
  }
};

/** The beginning of the present school year; earlier holidays are of no use. */
const firstDay = () => {
  const now = new Date();
  return `${now.getMonth() >= 8 ? now.getFullYear() : now.getFullYear() - 1}-09-01`;
};

const writeData = async (checkout) => {
  const { bundle } = await import('../workspace/bundle.mjs');
  const { dataFromSource, englishNames, holidayCountries } = await import(
    await bundle('libs/holidays/src/source/index.ts')
  );
  const named = holidayCountries.flatMap((country) => {
    const source = dataFromSource(country, filesOf(checkout, country), firstDay());
    writeJson(join(data, `${country.toLowerCase()}.json`), source.data);
    process.stdout.write(`${country}: ${source.data.public.length} public holidays\n`);
    return source.named;
  });
  const english = englishNames(named);
  const german = Object.fromEntries(Object.keys(english).map((name) => [name, name]));
  writeJson(join(names, 'en/holidays.json'), english);
  writeJson(join(names, 'de/holidays.json'), german);
};

const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** Calls with a checkout of the repository, which is removed afterwards. */
const withDownload = async (use) => {
  const checkout = mkdtempSync(join(tmpdir(), 'hearthstay-holidays-'));
  try {
    const { code, output } = await run('git', ['clone', '--depth', '1', repository, checkout], { quiet: true });
    if (code !== 0) throw new UserError(`${output}\nCannot download ${repository}.`);
    await use(checkout);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  const [checkout] = process.argv.slice(2);
  await (checkout ? writeData(checkout) : withDownload(writeData));
});
