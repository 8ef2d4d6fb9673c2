import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody uses just now. It must be known before the product starts, for links in e-mails contain it. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
