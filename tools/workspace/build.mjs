import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotGoOn } from './cannot-go-on.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';

const settings = ['package-lock.json', 'tsconfig.base.json', 'vite.node-app.mjs'];
const nodeApps = readdirSync(join(root, 'apps')).filter((app) => app !== 'web' && app !== 'e2e');
const inputs = {
  // Of the contracts it has types only, which leave nothing behind.
  web: ['apps/web', 'libs/stay', ...settings],
  // It has the other applications built in.
  standalone: [...nodeApps.map((app) => `apps/${app}`), 'libs', ...settings],
};

/** In the built folder, so that whoever else builds there takes it away. */
const stampOf = (app) => join(root, 'dist/apps', app, '.build-stamp');

const build = async (app, stamp) => {
  const { code, output } = await runPackage(
    'vite',
    ['build', '--config', `apps/${app}/vite.config.mjs`, '--logLevel', 'warn'],
    { quiet: true },
  );
  if (code !== 0) throw new CannotGoOn(`${output}\nBuilding ${app} failed.`);
  writeFileSync(stampOf(app), stamp);
};

const isBuilt = ({ app, stamp }) => existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === stamp;

/**
 * Builds the SPA and the standalone program into dist/apps, where their sources have changed.
 *
 * Vite is called directly, because Nx takes longer to decide that nothing is to be done than the program takes to start.
 */
export const ensureBuilt = async () => {
  const apps = Object.entries(inputs).map(([app, paths]) => ({ app, stamp: fingerprint(paths) }));
  const changed = apps.filter((app) => !isBuilt(app));
  if (changed.length === 0) return;
  process.stdout.write(`Building ${changed.map(({ app }) => app).join(' and ')} …\n`);
  await Promise.all(changed.map(({ app, stamp }) => build(app, stamp)));
};
