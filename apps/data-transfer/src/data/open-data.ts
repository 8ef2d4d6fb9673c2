import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseOf } from '@hearthstay/database';
import { DirectoryInUse, startEmbeddedMongo, uriOfRunning } from '@hearthstay/embedded-mongo';
import type { readDataPlace } from '@hearthstay/runtime';
import { mongo } from 'mongoose';
import { UserError } from '../user-error';
import type { Data } from './data';

type Place = ReturnType<typeof readDataPlace>;

/**
 * Opens the data for reading: on the server at `MONGODB_URI`, else in `DATA_DIR`, directly or through the running
 * product that has it open.
 *
 * @throws UserError when there is none, or it cannot be read.
 */
export const openToExport = async ({ MONGODB_URI, DATA_DIR }: Place): Promise<Data> => {
  if (MONGODB_URI !== undefined) return connect(MONGODB_URI, 'the MongoDB server');
  const directory = resolve(DATA_DIR);
  if (!existsSync(join(directory, 'data.mdb'))) {
    throw new UserError(`There is no data in ${directory}. DATA_DIR says where it is.`);
  }
  return openDirectory(directory, () => connect(uriOfRunning({ directory }), directory));
};

/**
 * Opens the destination of an import; a missing directory is created.
 *
 * @throws UserError when it cannot be written, or a running product has it open.
 */
export const openToImport = async ({ MONGODB_URI, DATA_DIR }: Place): Promise<Data> => {
  if (MONGODB_URI !== undefined) return connect(MONGODB_URI, 'the MongoDB server');
  const directory = resolve(DATA_DIR);
  return openDirectory(directory, () => {
    throw new UserError(`The data in ${directory} is in use. Stop Hearthstay, then import again.`);
  });
};

const openDirectory = async (directory: string, whenInUse: () => Promise<Data>): Promise<Data> => {
  try {
    const server = await startEmbeddedMongo({ directory });
    const data = await connect(server.uri, directory);
    return {
      ...data,
      close: async () => {
        await data.close();
        await server.close();
      },
    };
  } catch (error) {
    if (error instanceof DirectoryInUse) return whenInUse();
    throw new UserError(`Cannot open the data in ${directory}: ${(error as Error).message}`, { cause: error });
  }
};

const unreachableAfter = 5_000;

const connect = async (uri: string, place: string): Promise<Data> => {
  try {
    const client = new mongo.MongoClient(uri, {
      serverSelectionTimeoutMS: unreachableAfter,
      writeConcern: { w: 'majority', journal: true },
    });
    await client.connect();
    return {
      client,
      place,
      database: (service) => client.db(databaseOf(service)),
      close: () => client.close(),
    };
  } catch (error) {
    throw new UserError(`Cannot reach ${place}: ${(error as Error).message}`, { cause: error });
  }
};
