import { join } from 'node:path';
import { ensureBuilt } from '../workspace/build.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { root } from '../workspace/root.mjs';
import { runTool } from '../workspace/run-tool.mjs';
import { fillRelease } from './fill-release.mjs';
import { releaseName, writeArchive } from './archive.mjs';

/**
 * `npm run pack`: the product in one process and its commands for operators, as one file that needs Node alone. It runs
 * on the system and the processor that it was packed on, because two packages are native code.
 */
await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt('web', 'standalone', 'data-transfer', 'admin-link');
  const name = releaseName();
  const folder = join(root, 'dist/release', name);
  await fillRelease(folder);
  const { file, bytes, sha256 } = await writeArchive(folder);
  process.stdout.write(`${file}  ${(bytes / 1e6).toFixed(1)} MB\nsha256 ${sha256}\n`);
});
