import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo, type EmbeddedMongoOptions } from '@hearthstay/embedded-mongo';

export type TemporaryMongoOptions = Omit<EmbeddedMongoOptions, 'directory'>;

/** An embedded database in a directory that is removed when it is closed. */
export const startTemporaryMongo = async (
  options: TemporaryMongoOptions = {},
): Promise<{ uri: string; directory: string; close(): Promise<void> }> => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-database-'));
  const { uri, close } = await startEmbeddedMongo({ directory, ...options });
  return {
    uri,
    directory,
    close: async () => {
      await close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
