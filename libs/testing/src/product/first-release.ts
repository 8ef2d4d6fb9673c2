import { existsSync } from 'node:fs';
import { join } from 'node:path';
import release from './first-release.json' with { type: 'json' };

/**
 * The first release, with the commit that began the release line. Its data and its programs are tested with those of
 * this version. `npm run test:faults` builds it into its directory: see `tools/workspace/first-release.mjs`.
 */
export const firstRelease = release;

/** Without the history of git there is none. */
export const isFirstReleaseBuilt = (): boolean => existsSync(join(release.directory, '.built'));
