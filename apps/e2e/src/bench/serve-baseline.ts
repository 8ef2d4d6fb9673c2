import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';

const built = resolve('dist/bench/baseline');

/** Makes the product's page start the baseline program instead of the product's scripts. */
const baselineProgram: Plugin = {
  name: 'baseline-program',
  enforce: 'pre',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(/<script async[^>]*><\/script>/, '') },
  resolveId: (source) => (source === '/src/main.tsx' ? resolve('apps/e2e/src/bench/baseline/main.ts') : undefined),
};

/** Builds and serves the baseline page in the same way as the product's page. */
export const serveBaseline = async (): Promise<{ url: string; close(): void }> => {
  await build({
    configFile: 'apps/web/vite.config.mjs',
    plugins: [baselineProgram],
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
