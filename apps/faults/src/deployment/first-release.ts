import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm run test:faults` builds version 1.0.0: see `tools/workspace/first-release.mjs`. */
export const firstRelease = 'dist/first-release';

/** Without the history of git there is none. */
export const isFirstReleaseBuilt = (): boolean => existsSync(join(firstRelease, '.built'));
