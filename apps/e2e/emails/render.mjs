import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../../tools/workspace/bundle.mjs';
import { root } from '../../../tools/workspace/root.mjs';

// Writes the sample e-mails as JSON. A folder of its own, because several processes may do so at the same time.
const directory = mkdtempSync(join(root, 'dist/emails-'));
try {
  const { sampleEmails } = await import(await bundle('apps/notifications/src/testing/sample-emails.ts', directory));
  process.stdout.write(JSON.stringify(await sampleEmails()));
} finally {
  rmSync(directory, { recursive: true });
}
