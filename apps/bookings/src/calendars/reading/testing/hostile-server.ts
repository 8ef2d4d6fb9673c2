import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server whose responses the test defines. */
export const startFeedServer = async (listener: RequestListener) => {
  let current = listener;
  const requests: { url: string; headers: Record<string, string | string[] | undefined> }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    current(request, response);
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

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;
