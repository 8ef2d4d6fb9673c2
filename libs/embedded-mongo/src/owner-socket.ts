import { once } from 'node:events';
import { chmodSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The longest path of a Unix socket on macOS; Linux allows four bytes more. */
const maxSocketPath = 103;

const isShort = (path: string): boolean => Buffer.byteLength(path) <= maxSocketPath;

/**
 * Serves a data directory on a socket in it that only the owner of the process may use. If its path would be too long,
 * the socket is elsewhere, and the directory contains a link to it. An existing socket was left by a killed process,
 * because the caller holds the lock of the directory.
 */
export const listenOnOwnerSocket = async (server: Server, directory: string, name: string): Promise<void> => {
  const place = join(directory, name);
  rmSync(place, { force: true });
  const socketPath = isShort(place) ? place : linkedFrom(place, server);
  server.listen(socketPath);
  await once(server, 'listening');
  chmodSync(socketPath, 0o600);
};

const linkedFrom = (place: string, server: Server): string => {
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'hearthstay-')), basename(place));
  symlinkSync(elsewhere, place);
  server.once('close', () => {
    rmSync(dirname(elsewhere), { recursive: true, force: true });
    rmSync(place, { force: true });
  });
  return elsewhere;
};

/** The path of the socket of a process that serves the directory. Whether such a process runs is not checked. */
export const ownerSocketIn = (directory: string, name: string): string => {
  const place = join(directory, name);
  return isShort(place) ? place : readlinkSync(place);
};
