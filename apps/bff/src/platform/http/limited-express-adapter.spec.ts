import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Express } from 'express';
import { LimitedExpressAdapter } from './limited-express-adapter';
import { serverLimits } from './server-limits';

it('a connection whose client does not read the response is closed', async () => {
  const adapter = new LimitedExpressAdapter({ ...serverLimits, idleMs: 100 });
  adapter.initHttpServer();
  // More than the buffers of a connection hold.
  const large = Buffer.alloc(16_000_000, 'a');
  adapter.getInstance<Express>().get('/', (_request, response) => void response.end(large));
  const server = adapter.getHttpServer() as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  const [connection] = (await once(server, 'connection')) as [Socket];
  client.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(connection, 'close');
  client.destroy();
  server.close();
});
