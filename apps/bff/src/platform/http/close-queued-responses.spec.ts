import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { eventually } from '@hearthstay/testing';
import { closeQueuedResponses } from './close-queued-responses';

it('every response of a connection is closed once, also those that wait behind another one', async () => {
  const server = createServer();
  closeQueuedResponses(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed: string[] = [];
  const requested: string[] = [];
  server.on('request', ({ url = '' }, response) => {
    requested.push(url);
    response.on('close', () => closed.push(url));
    if (url === '/first') response.end();
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  for (const url of ['/first', '/sending', '/queued', '/too']) client.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await eventually(() => expect(requested).toHaveLength(4));
  client.destroy();
  await eventually(() => expect([...closed].sort()).toEqual(['/first', '/queued', '/sending', '/too']));
  server.close();
  await once(server, 'close');
  expect(closed).toHaveLength(4);
});
