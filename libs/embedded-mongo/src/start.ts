import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from './commands';
import { Engine } from './engine';
import { startHousekeeping } from './housekeeping';
import { Storage } from './storage/storage';
import { serveConnection } from './wire/connection';

export interface EmbeddedMongo {
  /** The connection string for any MongoDB driver on this machine. */
  uri: string;
  /** Ends all connections and closes the files. What was acknowledged is on disk with or without it. */
  close(): Promise<void>;
}

/**
 * Opens the database in `directory`, which is made if it is missing, and serves it on a Unix socket that only the owner of
 * the process may use. Several databases share the directory, as on any MongoDB server.
 *
 * @throws Error when another process has the directory open.
 */
export const startEmbeddedMongo = async ({ directory }: { directory: string }): Promise<EmbeddedMongo> => {
  const storage = await Storage.open(resolve(directory));
  const engine = new Engine(storage);
  const stopHousekeeping = startHousekeeping(engine);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    serveConnection(socket, (body) => runCommand(body, engine));
  });
  const socketPath = await listen(server, resolve(directory));
  return {
    uri: `mongodb://${encodeURIComponent(socketPath)}/?directConnection=true`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await stopHousekeeping();
      await storage.close();
    },
  };
};

/** The longest path of a Unix socket on macOS; Linux allows four bytes more. */
const maxSocketPath = 103;

/** A socket file that is already there was left by a killed process: the directory is ours alone by now. */
const listen = async (server: Server, directory: string): Promise<string> => {
  const preferred = join(directory, 'mongodb.sock');
  const isShort = Buffer.byteLength(preferred) <= maxSocketPath;
  const socketPath = isShort ? preferred : join(mkdtempSync(join(tmpdir(), 'hearthstay-')), 'mongodb.sock');
  rmSync(socketPath, { force: true });
  if (!isShort) server.once('close', () => rmSync(dirname(socketPath), { recursive: true, force: true }));
  server.listen(socketPath);
  await once(server, 'listening');
  chmodSync(socketPath, 0o600);
  return socketPath;
};
