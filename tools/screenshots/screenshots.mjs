import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../workspace/build.mjs';
import { runTool } from '../workspace/run-tool.mjs';
import { ensureDebianPackages } from '../workspace/debian-packages.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { root } from '../workspace/root.mjs';
import { runPackage } from '../workspace/run.mjs';

// Parameters of the command are passed to Playwright: `npm run screenshots -- --project de --grep gate`.
const selection = process.argv.slice(2);

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureDebianPackages({ chromium: '/usr/bin/chromium' });
  await ensureBuilt();
  // A full run removes all earlier pictures, also those of screens that no longer exist. A selection keeps the others.
  if (selection.length === 0) rmSync(join(root, 'screenshots'), { recursive: true, force: true });
  const { code } = await runPackage('@playwright/test', [
    'test',
    '--config',
    'apps/e2e/screenshots.config.ts',
    ...selection,
  ]);
  const { writeContactSheets } = await import('./contact-sheets.mjs');
  const { writeIndex } = await import('./index-page.mjs');
  await writeContactSheets();
  const count = writeIndex();
  process.stdout.write(`\n${count} pictures: open screenshots/index.html\n`);
  if (code !== 0) process.exitCode = 1;
});
