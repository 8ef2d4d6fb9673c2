import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The commit that is built: `COMMIT`, or that of this checkout; empty where both are missing, as in an archive. */
export const builtCommit = () => {
  if (process.env.COMMIT) return process.env.COMMIT;
  // An archive may be unpacked inside another repository.
  if (!existsSync(join(root, '.git'))) return '';
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
};
