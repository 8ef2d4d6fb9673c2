import { dirname, join, resolve } from 'node:path';

/**
 * The folder for the export of the data that a restore replaces: beside the backup, so on the disk that the operator
 * has chosen for backups. Its name has the milliseconds, because a restore of a small house takes under a second and a
 * second one refuses a folder that is there already.
 */
export const restorePointBeside = (backup: string, now: Date): string =>
  join(dirname(resolve(backup)), `before-restore-${now.toISOString().slice(0, -1).replaceAll(/[:.]/g, '-')}`);
