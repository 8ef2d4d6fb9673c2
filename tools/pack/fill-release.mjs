import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../workspace/run-tool.mjs';
import { root } from '../workspace/root.mjs';
import { runNpm } from '../workspace/run.mjs';

/** The programs by the file that starts each. The pages are beside them. */
const programs = { 'main.js': 'standalone', 'data.js': 'data-transfer', 'admin-link.js': 'admin-link' };

const builtFiles = (app) => join(root, 'dist/apps', app);

/** Stamps are for builds in this repository. */
const isShipped = (path) => basename(path) !== '.build-stamp';

/** A package.json with the packages that any of the programs imports. */
const packageOfAll = async () => {
  const texts = Object.values(programs).map((app) => readFile(join(builtFiles(app), 'package.json'), 'utf8'));
  const packages = (await Promise.all(texts)).map((text) => JSON.parse(text));
  const dependencies = Object.assign({}, ...packages.map((each) => each.dependencies));
  return { ...packages[0], name: 'hearthstay', dependencies };
};

const installPackages = async (folder) => {
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { code, output } = await runNpm(['ci', '--prefix', folder, '--omit=dev', ...quietly], { quiet: true });
  if (code !== 0) throw new UserError(`${output}\nCannot install the packages of the release.`);
};

/**
 * Fills a folder with what runs without this repository: the built programs, the packages that they import, in the
 * versions of the lock file, the licence and the unit for systemd.
 */
export const fillRelease = async (folder) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const app of ['web', ...Object.values(programs)]) {
    await cp(builtFiles(app), join(folder, 'apps', app), { recursive: true, filter: isShipped });
  }
  for (const [file, app] of Object.entries(programs)) {
    await writeFile(join(folder, file), `import './apps/${app}/main.js';\n`);
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packageOfAll(), undefined, 2)}\n`);
  for (const file of ['package-lock.json', '.npmrc', 'LICENSE', 'deploy/hearthstay.service']) {
    await cp(join(root, file), join(folder, basename(file)));
  }
  await installPackages(folder);
};
