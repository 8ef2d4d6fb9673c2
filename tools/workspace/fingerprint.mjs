import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './root.mjs';

const isTest = (file) => /\.spec\.tsx?$/.test(file);

const sourcesAt = (path) =>
  statSync(join(root, path)).isFile() ? [path] : filesBelow(path).filter((file) => !isTest(file));

/** A hash of the content of files and folders. Dates are ignored, because git changes them for unchanged files too. */
export const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(sourcesAt)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};
