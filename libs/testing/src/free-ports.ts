import { randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports. An outgoing connection could take an ephemeral port while the program that listens on it
 * is being restarted.
 */
const range = { first: 10_000, end: 32_000 } as const;

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

/**
 * Reserves a port against all other test processes: until the program that a port is meant for listens, and while it is
 * restarted, the port looks free. No program of the tests uses UDP, so its port of the same number is the lock, which
 * the operating system releases when the process ends. `undefined` when another process has it.
 */
const lock = async (port: number): Promise<Socket | undefined> => {
  const socket = createSocket('udp4').bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
    return socket.unref();
  } catch {
    return undefined;
  }
};

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Unused ports of the loopback interface, for programs that need given ones. No other test process gets them. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(range.first, range.end);
    const locked = await lock(port);
    if (!locked) continue;
    const server = await listenOn(port);
    if (server) {
      await close(server);
      ports.push(port);
    } else {
      locked.close();
    }
  }
  return ports;
};

/** An unused port of the loopback interface, for programs that need a given port. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!;
