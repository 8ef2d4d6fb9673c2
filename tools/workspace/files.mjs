import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Every file below a folder of the repository, as paths from the repository's own, in order. */
export const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
