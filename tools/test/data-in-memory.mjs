import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const neededBytes = 2 * 1024 ** 3;

const hasRoom = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
};

/**
 * The environment in which temporary directories, those of databases and brokers included, lie in memory, where there
 * is room. Every write is flushed before it is acknowledged, in tests as in earnest; but what goes when the test ends
 * need not wait for a disk.
 */
export const dataInMemory = () => (hasRoom() ? { TMPDIR: memory } : {});
