import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './run-tool.mjs';
import release from '../../libs/testing/src/product/first-release.json' with { type: 'json' };
import { services } from './build.mjs';
import { root } from './root.mjs';
import { run, runNpm } from './run.mjs';

const { commit, version } = release;
const directory = join(root, release.directory);
/** Tests look for it. */
const stamp = join(directory, '.built');

const mustSucceed = async ({ code, output }) => {
  if (code !== 0) throw new UserError(`${output}\nCannot build version ${version} in ${directory}.`);
};

const quiet = { quiet: true };

/** False also without git itself. */
const isInHistory = () =>
  run('git', ['cat-file', '-e', `${commit}^{commit}`], quiet).then(
    ({ code }) => code === 0,
    () => false,
  );

const unpack = async () => {
  const archive = `${directory}.tar`;
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await mustSucceed(await run('git', ['archive', '--output', archive, commit], quiet));
  await mustSucceed(await run('tar', ['--extract', '--file', archive, '--directory', directory], quiet));
  await rm(archive);
};

const packagesIn = (folder) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { ...dependencies, vite: devDependencies.vite };
};

/** Whether the installed packages are those of its `package.json`, as far as the programs and their build need them. */
const hasItsPackages = () => {
  const installed = packagesIn(root);
  return Object.entries(packagesIn(directory)).every(([name, wanted]) => installed[name] === wanted);
};

/** The installed packages, or its own where this version has others. */
const provideItsPackages = async () => {
  if (hasItsPackages()) return symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  const install = ['ci', '--prefix', directory, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return mustSucceed(await runNpm(install, quiet));
};

/** With its own tools. */
const build = async () => {
  const script = `import { ensureBuilt } from '${directory}/tools/workspace/build.mjs'; await ensureBuilt(...${JSON.stringify(services)});`;
  await mustSucceed(await run(process.execPath, ['--input-type=module', '--eval', script], quiet));
};

/**
 * Builds the services of the first release into its directory, once. Without the history of git, as in a shallow clone
 * or an unpacked archive, it only says so, and the tests that need it count as skipped.
 */
export const ensureFirstRelease = async () => {
  if (existsSync(stamp)) return;
  if (!(await isInHistory())) {
    process.stdout.write(`Version ${version} is not in the history of git: the tests beside it count as skipped.\n`);
    return;
  }
  process.stdout.write(`Building version ${version} …\n`);
  await unpack();
  await provideItsPackages();
  await build();
  await writeFile(stamp, commit);
};
