import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './run-tool.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';

const settings = ['package-lock.json', 'tsconfig.base.json', 'vite.node-app.mjs'];

/** The applications that run in separate processes in a distributed product. */
export const services = ['bff', 'bookings', 'admin-auth', 'notifications', 'media'];
const inputs = {
  web: [
    'apps/web',
    'libs/contracts',
    'libs/holidays',
    'libs/locales',
    'libs/stay',
    'libs/prices',
    'libs/sentences',
    ...settings,
  ],
  // Its bundle contains the other applications.
  standalone: [...services.map((app) => `apps/${app}`), 'apps/data-transfer', 'apps/standalone', 'libs', ...settings],
  // Its bundle contains the functions of services that repair restored data.
  'data-transfer': ['apps/data-transfer', 'apps/bookings', 'apps/admin-auth', 'libs', ...settings],
  'admin-link': ['apps/admin-link', 'libs', ...settings],
  ...Object.fromEntries(services.map((app) => [app, [`apps/${app}`, 'libs', ...settings]])),
};

/** In the built folder, so that any other build there removes it. */
const stampOf = (app) => join(root, 'dist/apps', app === 'web' ? 'web/client' : app, '.build-stamp');

const build = async (app, stamp) => {
  const { code, output } = await runPackage(
    'vite',
    ['build', '--config', `apps/${app}/vite.config.mjs`, '--logLevel', 'warn'],
    // Tests set another NODE_ENV, with which JSX becomes code for React's development build.
    { quiet: true, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new UserError(`${output}\nCannot build ${app}.`);
  writeFileSync(stampOf(app), stamp);
};

const isBuilt = ({ app, stamp }) => existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === stamp;

/**
 * Builds applications into dist/apps if their sources have changed; by default those of the product in one process.
 *
 * Vite is called directly, because Nx takes longer to check its cache than the program takes to start.
 */
export const ensureBuilt = async (...names) => {
  const wanted = names.length > 0 ? names : ['web', 'standalone'];
  const apps = wanted.map((app) => ({ app, stamp: fingerprint(inputs[app]) }));
  const changed = apps.filter((app) => !isBuilt(app));
  if (changed.length === 0) return;
  process.stdout.write(`Building ${changed.map(({ app }) => app).join(' and ')} …\n`);
  await Promise.all(changed.map(({ app, stamp }) => build(app, stamp)));
};
