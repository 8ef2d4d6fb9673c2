import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository. */
export const root = join(__dirname, '../../..');

/** The text of a file of the repository. */
export const workspaceFile = (path: string): string => readFileSync(join(root, path), 'utf8');
