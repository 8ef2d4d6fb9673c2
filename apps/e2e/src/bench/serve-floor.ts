import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';

const source = resolve('apps/e2e/src/bench/floor');
const built = resolve('dist/bench/floor');

/** Builds the floor's page as the product's is built, and serves it as the product serves its own. */
export const serveFloor = async (): Promise<{ url: string; close(): void }> => {
  await build({
    configFile: 'apps/web/vite.config.mjs',
    root: source,
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true },
  });
  const server = createServer(sirv(built, { brotli: true, gzip: true }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
