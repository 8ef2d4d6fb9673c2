import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const script = /<script (?:async|type="module")[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Serves the home page of a product as HTML, CSS and fonts only. */
export const serveWithoutScripts = async (product: string): Promise<{ url: string; close(): void }> => {
  const page = await (await fetch(product, { headers: { Accept: 'text/html' } })).text();
  const body = brotliCompressSync(page.replaceAll(script, ''));
  const files = sirv(resolve('dist/apps/web/client'), { brotli: true });
  const server = createServer((request, response) => {
    if (request.url !== '/') return files(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
