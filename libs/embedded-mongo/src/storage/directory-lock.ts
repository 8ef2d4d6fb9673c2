import type { RootDatabase } from 'lmdb';

/** Another process has the directory open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(directory: string) {
    super(`The database directory ${directory} is already in use by another process`);
  }
}

/** How many processes have entered LMDB's table of readers; a line each, after one of headings. */
const readersOf = (environment: RootDatabase<Buffer, Buffer>): number =>
  environment.readerList().trim().split('\n').slice(1).length;

/**
 * LMDB lets several processes into one directory, but this server keeps state beside it (cursors, the socket), so there
 * must be one only. LMDB's own table of readers tells: it starts empty unless a living process has the directory open,
 * which the kernel knows, so a killed process leaves no lock behind. The process id is no help: in containers it
 * repeats, and LMDB has no place in the table for two of the same id, so each process looks before it enters the table.
 * It then looks again, so that of two that start at the same moment at least one gives way.
 *
 * @throws DirectoryInUse when someone else is in the table.
 */
export const refuseSecondProcess = async (
  environment: RootDatabase<Buffer, Buffer>,
  directory: string,
): Promise<void> => {
  if (readersOf(environment) === 0) {
    environment.get(Buffer.from('enter the table of readers'));
    if (readersOf(environment) === 1) return;
  }
  await environment.close();
  throw new DirectoryInUse(directory);
};
