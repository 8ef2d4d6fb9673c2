import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers that Node itself adds to every response. */
const addedByNode = ['date', 'connection', 'keep-alive'];

/** Starts a server that sends the same bytes as an address and does nothing else. */
export const startBareServer = async (url: string, headers: OutgoingHttpHeaders = {}): Promise<Server> => {
  const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  const own = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !addedByNode.includes(name)));
  const server = createServer((_request, response) => response.writeHead(200, own).end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
