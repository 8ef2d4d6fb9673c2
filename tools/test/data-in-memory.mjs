import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const neededBytes = 2 * 1024 ** 3;

const hasRoom = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
};

/**
 * An environment with the temporary directories, also those of databases and brokers, in memory, if there is enough.
 * Every write is flushed before it is acknowledged, in tests as in production, and tests do not need a flush to disk.
 */
export const dataInMemory = () => (hasRoom() ? { TMPDIR: memory } : {});
