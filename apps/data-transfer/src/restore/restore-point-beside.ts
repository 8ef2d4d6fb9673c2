import { dirname, join, resolve } from 'node:path';

/**
 * The folder for the export of the data that a restore replaces: beside the backup, so on the disk that the operator
 * has chosen for backups.
 */
export const restorePointBeside = (backup: string, now: Date): string =>
  join(dirname(resolve(backup)), `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
