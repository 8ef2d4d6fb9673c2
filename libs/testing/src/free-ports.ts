import { createServer, type AddressInfo, type Server } from 'node:net';

const listenOnAnyPort = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Ports of the loopback interface that nobody uses just now; all different, because they are held while the others are chosen. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = await Promise.all(Array.from({ length: count }, listenOnAnyPort));
  const ports = servers.map(portOf);
  await Promise.all(servers.map(close));
  return ports;
};

/** A port of the loopback interface that nobody uses just now, for programs that must be told theirs. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!;
