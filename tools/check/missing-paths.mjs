import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../workspace/files.mjs';
import { root } from '../workspace/root.mjs';

/** A path from the root of the repository, in backticks. Patterns such as `apps/*` and build output do not match. */
const codePath = /`((?:apps|libs|tools|docs|k8s)\/[\w./-]*)`/g;

/** The paths in the documentation that do not exist, one per line. */
export const missingPaths = () =>
  ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesBelow('docs').filter((file) => file.endsWith('.md'))]
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(codePath)]
        .map(([, path]) => path)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file} names ${path}, which does not exist.`),
    )
    .join('\n');
