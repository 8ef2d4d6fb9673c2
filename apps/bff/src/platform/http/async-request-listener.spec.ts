import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { asyncRequestListener } from './async-request-listener';

const failure = new Error('not expected');

it('a failing listener is logged and closes its connection only', async () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const server = createServer(
    asyncRequestListener(async ({ url }, response) => {
      if (url === '/fails') throw failure;
      response.end('well');
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(fetch(`${address}/fails`)).rejects.toThrow();
  expect(error.mock.calls).toEqual([[{ err: failure }, 'Cannot handle a request']]);
  expect(await (await fetch(address)).text()).toBe('well');
  server.closeAllConnections();
  server.close();
});
