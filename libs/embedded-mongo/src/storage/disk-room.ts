import { statfsSync } from 'node:fs';
import { CommandError } from '../errors';

/** More than one commit writes: a client sends at most 48 MB at once. */
const smallestRoomMiB = 64;

/**
 * Refuses to write before the disk does. LMDB damages its own memory when the disk refuses a write, and a signal ends
 * the process soon after; on a full disk it cannot even create its lock file.
 *
 * @throws CommandError `OutOfDiskSpace`
 */
export const assertDiskHasRoom = (directory: string): void => {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize >= smallestRoomMiB * 1024 * 1024) return;
  throw new CommandError('OutOfDiskSpace', `The disk of ${directory} has less than ${smallestRoomMiB} MiB left`);
};
