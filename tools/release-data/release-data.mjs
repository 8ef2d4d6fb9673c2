import { runTool } from '../workspace/run-tool.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  const { bundle } = await import('../workspace/bundle.mjs');
  const { writeFixture } = await import(await bundle('apps/data-transfer/src/testing/release/write-fixture.ts'));
  await writeFixture();
});
