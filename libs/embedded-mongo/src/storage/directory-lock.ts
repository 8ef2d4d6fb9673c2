import type { RootDatabase } from 'lmdb';

/**
 * LMDB lets several processes into one directory, but this server keeps state beside it (cursors, the socket), so there
 * must be one only. LMDB's own table of readers tells: the kernel keeps an entry alive exactly as long as its process, so
 * a killed process leaves no lock behind. Each process enters the table before it looks, so that of two that start at the
 * same moment at least one gives way.
 *
 * @throws when another living process is in the table.
 */
export const refuseSecondProcess = async (
  environment: RootDatabase<Buffer, Buffer>,
  directory: string,
): Promise<void> => {
  environment.get(Buffer.from('enter the table of readers'));
  environment.readerCheck();
  const others = readerProcesses(environment.readerList()).filter((pid) => pid !== process.pid);
  if (others.length === 0) return;
  await environment.close();
  throw new Error(`The database directory ${directory} is already in use by process ${others.join(', ')}`);
};

/** LMDB prints a heading, then one line for each reader, starting with the process id. */
const readerProcesses = (table: string): number[] =>
  table
    .split('\n')
    .map((line) => Number.parseInt(line.trim(), 10))
    .filter((pid) => !Number.isNaN(pid));
