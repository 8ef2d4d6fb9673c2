import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Builds what has changed since the last build; a run of all tests has already done this. */
const ensureBuilt = async (app: string): Promise<void> => {
  const script = `import { ensureBuilt } from './tools/workspace/build.mjs'; await ensureBuilt('${app}');`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
};

/**
 * The main file of an application as it is shipped, with an empty page. It is a copy for this worker of Jest, so that a
 * build does not disturb it. Tests run in the repository's folder.
 */
export const builtProgram = async (app: string): Promise<string> => {
  await ensureBuilt(app);
  const copies = resolve('dist/tests', process.env.JEST_WORKER_ID ?? '1');
  await cp(resolve('dist/apps', app), join(copies, app), { recursive: true });
  const pages = join(copies, 'web/client');
  await mkdir(pages, { recursive: true });
  await writeFile(join(pages, 'index.html'), '<!doctype html>');
  return join(copies, app, 'main.js');
};
