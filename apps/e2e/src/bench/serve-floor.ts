import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';

const built = resolve('dist/bench/floor');

/** Lets the product's page start the floor's program instead of its own. */
const floorProgram: Plugin = {
  name: 'floor-program',
  enforce: 'pre',
  resolveId: (source) => (source === '/src/main.tsx' ? resolve('apps/e2e/src/bench/floor/main.ts') : undefined),
};

/** Builds the floor's page as the product's is built, and serves it as the product serves its own. */
export const serveFloor = async (): Promise<{ url: string; close(): void }> => {
  await build({
    configFile: 'apps/web/vite.config.mjs',
    plugins: [floorProgram],
    logLevel: 'warn',
    environments: { client: { build: { outDir: built, emptyOutDir: true } } },
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
