import { once } from 'node:events';
import { chmodSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The longest path of a Unix socket on macOS; Linux allows four bytes more. */
const maxSocketPath = 103;

const placeIn = (directory: string): string => join(directory, 'mongodb.sock');
const isShort = (path: string): boolean => Buffer.byteLength(path) <= maxSocketPath;

/**
 * Serves a directory on a socket in it that only the owner of the process may use. If its path would be too long, the
 * socket is elsewhere, and the directory contains a link to it. An existing socket was left by a killed process,
 * because this process holds the lock of the directory.
 */
export const listenIn = async (server: Server, directory: string): Promise<void> => {
  const place = placeIn(directory);
  rmSync(place, { force: true });
  const socketPath = isShort(place) ? place : linkedFrom(place, server);
  server.listen(socketPath);
  await once(server, 'listening');
  chmodSync(socketPath, 0o600);
};

const linkedFrom = (place: string, server: Server): string => {
  const elsewhere = placeIn(mkdtempSync(join(tmpdir(), 'hearthstay-')));
  symlinkSync(elsewhere, place);
  server.once('close', () => {
    rmSync(dirname(elsewhere), { recursive: true, force: true });
    rmSync(place, { force: true });
  });
  return elsewhere;
};

/** The connection string of the server that has a directory open. */
export const uriOf = (directory: string): string => {
  const place = placeIn(directory);
  const socketPath = isShort(place) ? place : readlinkSync(place);
  return `mongodb://${encodeURIComponent(socketPath)}/?directConnection=true`;
};
