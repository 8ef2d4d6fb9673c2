import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports. An outgoing connection could take an ephemeral port while the program that listens on it
 * is being restarted.
 */
const range = { first: 10_000, end: 32_000 } as const;

/**
 * A port that no other of four parallel workers of Jest chooses: until the program that a port is meant for listens,
 * the port looks free to the other workers as well.
 */
const choosePort = (): number => {
  const workers = 4;
  const worker = Number(process.env.JEST_WORKER_ID ?? 0) % workers;
  return randomInt(range.first / workers, range.end / workers) * workers + worker;
};

/** `undefined` when the port is in use. */
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

/** Unused ports of the loopback interface. All differ, because each is kept open until all are chosen. */
export const freePorts = async (count: number): Promise<number[]> => {
  const held = new Map<number, Server>();
  while (held.size < count) {
    const port = choosePort();
    const server = await listenOn(port);
    if (server) held.set(port, server);
  }
  await Promise.all([...held.values()].map(close));
  return [...held.keys()];
};

/** An unused port of the loopback interface, for programs that need a given port. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!;
