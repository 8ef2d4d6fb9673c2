import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below those that systems give to outgoing connections. One of these might take any other port for itself while the
 * program that has it is being started again.
 */
const range = { first: 10_000, end: 32_000 } as const;

/** `undefined` when somebody has the port already. */
const listenOn = async (port: number): Promise<Server | undefined> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
};

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/**
 * Ports of the loopback interface that nobody uses just now; all different, because they are held while the others are
 * chosen.
 */
export const freePorts = async (count: number): Promise<number[]> => {
  const held = new Map<number, Server>();
  while (held.size < count) {
    const port = randomInt(range.first, range.end);
    const server = await listenOn(port);
    if (server) held.set(port, server);
  }
  await Promise.all([...held.values()].map(close));
  return [...held.keys()];
};

/** A port of the loopback interface that nobody uses just now, for programs that must be told theirs. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!;
