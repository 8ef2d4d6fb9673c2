import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../workspace/build.mjs';
import { runTool } from '../workspace/run-tool.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { root } from '../workspace/root.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt('data-transfer');
});

// Imported into this process, so that the program has the terminal and sets the exit code.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/apps/data-transfer/main.js')).href);
