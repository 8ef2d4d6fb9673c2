import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers that Node itself adds to every response. */
const addedByNode = ['date', 'connection', 'keep-alive'];

/** Starts a server that sends the same bytes as an address and does nothing else. A JSON body is posted to it first. */
export const startBareServer = async (
  url: string,
  headers: OutgoingHttpHeaders = {},
  posted?: string,
): Promise<Server> => {
  const method = posted === undefined ? 'GET' : 'POST';
  const ofBody = posted === undefined ? {} : { 'Content-Type': 'application/json' };
  const asking = request(url, { method, headers: { ...headers, ...ofBody }, agent: false }).end(posted);
  const [received] = (await once(asking, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await received.toArray()) as Buffer[]);
  const own = Object.fromEntries(Object.entries(received.headers).filter(([name]) => !addedByNode.includes(name)));
  const server = createServer((_request, response) => response.writeHead(200, own).end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
