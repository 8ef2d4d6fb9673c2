import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const neededBytes = 2 * 1024 ** 3;

const hasRoom = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
};

/**
 * An environment whose temporary directories, also those of databases and brokers, are in memory if there is room.
 * Tests do not need a flush to disk, and every write is flushed before it is acknowledged.
 */
export const dataInMemory = () => (hasRoom() ? { TMPDIR: memory } : {});
