import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../../..');

/**
 * Builds an application as it is shipped, with an empty page, and apart from what is shipped, so that neither disturbs
 * the other.
 */
export const buildProgram = async (app = 'standalone'): Promise<string> => {
  const directory = join(root, 'dist/tests', app);
  const page = join(root, 'dist/tests/web/client/index.html');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'apps', app, 'vite.config.mjs');
  const options = ['build', '--config', config, '--outDir', directory, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: root });
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, '<!doctype html>');
  return join(directory, 'main.js');
};
