import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const isSource = (name) => !name.endsWith('.spec.ts') && !name.endsWith('.spec.tsx');

const filesIn = (path) => {
  const absolute = join(root, path);
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
};

/** A hash of what files and folders of the repository hold; dates do not count, for git changes them without need. */
export const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};
