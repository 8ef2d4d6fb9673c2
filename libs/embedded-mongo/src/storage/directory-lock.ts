import type { RootDatabase } from 'lmdb';

/** Another process has the directory open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(directory: string) {
    super(`The database directory ${directory} is already in use by another process`);
  }
}

/**
 * LMDB lets several processes into one directory, but this server keeps state beside it (cursors, the socket), so there
 * must be one only. LMDB's own table of readers tells: it starts empty unless a living process has the directory open,
 * which the kernel knows, so a killed process leaves no lock behind. Each process enters the table before it looks, so
 * that of two that start at the same moment at least one gives way. The process id is no help: in containers it repeats.
 *
 * @throws DirectoryInUse when someone else is in the table.
 */
export const refuseSecondProcess = async (
  environment: RootDatabase<Buffer, Buffer>,
  directory: string,
): Promise<void> => {
  environment.get(Buffer.from('enter the table of readers'));
  const [, ...readers] = environment.readerList().trim().split('\n');
  if (readers.length <= 1) return;
  await environment.close();
  throw new DirectoryInUse(directory);
};
