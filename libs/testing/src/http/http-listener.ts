import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to the server. */
export interface HeardRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An HTTP server whose responses the test defines. */
export const startHttpListener = async (listener: RequestListener) => {
  let current = listener;
  const requests: HeardRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const heard = { method, url, headers, body: '' };
    requests.push(heard);
    if (method === 'GET') {
      current(request, response);
      return;
    }
    text(request)
      .then((body) => {
        heard.body = body;
        current(request, response);
      })
      .catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    requests,
    host: `127.0.0.1:${port}`,
    url: (path = '/calendar.ics') => `http://127.0.0.1:${port}${path}`,
    respondWith: (next: RequestListener) => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type HttpListener = Awaited<ReturnType<typeof startHttpListener>>;
