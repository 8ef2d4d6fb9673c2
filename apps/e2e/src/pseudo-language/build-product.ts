import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** Tests run in the repository's folder. */
const vite = resolve('node_modules/vite/bin/vite.js');

/** Builds the product in the pseudo-language. @returns its main file */
export const buildProduct = async (): Promise<string> => {
  for (const app of ['web', 'standalone']) {
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--config', `apps/e2e/pseudo-language/${app}.config.mjs`, '--logLevel', 'error'],
      // With the environment of the tests, JSX would be compiled for the development build of React.
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
  }
  return resolve('dist/pseudo-language/standalone/main.js');
};
