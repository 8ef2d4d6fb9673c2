import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './root.mjs';
import { runTool } from './run-tool.mjs';

/** Builds a command for operators if its sources have changed, and runs it with the parameters of this process. */
export const runBuilt = async (app) => {
  await runTool(async () => {
    requireNode();
    await ensureInstalled();
    await ensureBuilt(app);
  });
  // Imported into this process, so that the program has the terminal and sets the exit code.
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, 'dist/apps', app, 'main.js')).href);
};
