import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { runCommand } from './commands';
import { Engine } from './engine';
import { housekeepingMs, startHousekeeping } from './housekeeping';
import { listenOnOwnerSocket, ownerSocketIn } from './owner-socket';
import { Storage } from './storage/storage';
import { serveConnection } from './wire/connection';

export interface EmbeddedMongoOptions {
  directory: string;
  /** The interval at which expired documents are removed, in milliseconds; a minute by default. */
  housekeepingEvery?: number;
}

export interface EmbeddedMongo {
  /** The connection string for any MongoDB driver on this machine. */
  uri: string;
  /** Ends all connections and closes the files. Acknowledged writes are on disk already. */
  close(): Promise<void>;
}

const socketName = 'mongodb.sock';

/** The connection string of the server that has a directory open. */
const uriOf = (directory: string): string =>
  `mongodb://${encodeURIComponent(ownerSocketIn(directory, socketName))}/?directConnection=true`;

/**
 * Opens the database in `directory`, which is created if it is missing, and serves it on a Unix socket that only the
 * owner of the process may use. Several databases share the directory, as on any MongoDB server.
 *
 * @throws DirectoryInUse when another process has the directory open, DamagedData, or CommandError `OutOfDiskSpace` for
 *   a new directory.
 */
export const startEmbeddedMongo = async ({
  directory,
  housekeepingEvery = housekeepingMs,
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> => {
  const place = resolve(directory);
  const storage = await Storage.open(place);
  const engine = new Engine(storage);
  const stopHousekeeping = startHousekeeping(engine, housekeepingEvery);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    serveConnection(socket, (body) => runCommand(body, engine));
  });
  await listenOnOwnerSocket(server, place, socketName);
  return {
    uri: uriOf(place),
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await stopHousekeeping();
      await storage.close();
    },
  };
};

/**
 * The connection string of a database that another process of the same user on this machine has open. Whether such a
 * process exists is not checked.
 */
export const uriOfRunning = ({ directory }: { directory: string }): string => uriOf(resolve(directory));
