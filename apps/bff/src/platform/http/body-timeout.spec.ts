import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { eventually } from '@hearthstay/testing';
import { limitBodyDuration } from './body-timeout';

it('the rest of a body is not read after 408, so it starts no command', async () => {
  const server = createServer();
  limitBodyDuration(server, 20);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  request.resume();
  // The connection stays open as long as the response is not sent.
  request.socket.cork();
  await eventually(() => expect(response.statusCode).toBe(408));
  expect(request.isPaused()).toBe(true);
  client.destroy();
  server.closeAllConnections();
  server.close();
});
