import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../../..');

/** Builds the program as it is shipped, with an empty page, and apart from what is shipped, so that neither disturbs the other. */
export const buildProgram = async (): Promise<string> => {
  const directory = join(root, 'dist/tests/standalone');
  const page = join(root, 'dist/tests/web/index.html');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'apps/standalone/vite.config.mjs');
  const options = ['build', '--config', config, '--outDir', directory, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: root });
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, '<!doctype html>');
  return join(directory, 'main.js');
};
