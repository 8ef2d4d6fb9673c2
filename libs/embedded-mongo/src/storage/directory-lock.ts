import type { RootDatabase } from 'lmdb';

/** Another process has the directory open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(directory: string) {
    super(`The database directory ${directory} is already in use by another process`);
  }
}

/** The number of processes in LMDB's reader table, which has a line of headings. */
const readersOf = (environment: RootDatabase<Buffer, Buffer>): number =>
  environment.readerList().trim().split('\n').slice(1).length;

/**
 * Ensures that one process at a time has the directory open. LMDB allows several, but this server has state outside of
 * LMDB: cursors and the socket.
 *
 * LMDB's reader table serves as the lock. It lists only running processes, because the kernel releases the entry of a
 * killed one. Process ids repeat in containers, and LMDB has one entry for two processes with the same id, so each
 * process checks the table before it adds its entry. It checks again afterwards, so at least one of two that start
 * at the same moment is refused.
 *
 * @throws DirectoryInUse when another process is in the table.
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
