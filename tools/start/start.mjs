import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ensureBuilt } from '../workspace/build.mjs';
import { runTool } from '../workspace/run-tool.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { root } from '../workspace/root.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
});

// Imported into this process, which has replaced the shell of package.json's script, so that the program receives
// signals and sets the exit code.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/apps/standalone/main.js')).href);
