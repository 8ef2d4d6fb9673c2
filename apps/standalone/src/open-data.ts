import { resolve } from 'node:path';
import { StartupError } from '@hearthstay/contracts';
import type { Env, Running } from '@hearthstay/runtime';

export interface Data extends Running {
  uri: string;
  /** The directory of the embedded database; `undefined` if the data is on a MongoDB server. */
  directory?: string;
}

const openEmbedded = async (directory: string) => {
  try {
    const { startEmbeddedMongo } = await import('@hearthstay/embedded-mongo');
    return await startEmbeddedMongo({ directory });
  } catch (error) {
    // The most frequent error: the program is running already. Other errors are about files and explain themselves.
    throw new StartupError(`Cannot open the data: ${(error as Error).message}.`, { cause: error });
  }
};

/** The database that the settings name; by default the embedded one in `DATA_DIR`. */
export const openData = async ({ MONGODB_URI, DATA_DIR }: Env): Promise<Data> => {
  if (MONGODB_URI !== undefined) return { uri: MONGODB_URI, close: async () => undefined };
  const directory = resolve(DATA_DIR);
  return { ...(await openEmbedded(directory)), directory };
};
