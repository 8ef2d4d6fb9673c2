import * as contracts from '@hearthstay/contracts';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { createInProcessTransport } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import { BffModule } from '../../bff.module';
import { fakeHandler } from '../../testing/fake-handler';
import { noPages } from '../../testing/no-pages';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';
import { routesIn, type Route } from '../openapi/routes';

const isCommand = (value: unknown): value is contracts.RpcContract =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'command';

// Reading a feed only records the read, unless the method is HEAD, which calendar programs use.
const commands = Object.values<unknown>(contracts)
  .filter(isCommand)
  .filter(({ name }) => name !== contracts.readFeed.name);
const acting = ['/api/admin/verify/:token', '/api/bookings/confirm/:token'];

let sent: string[];
let bff: TestBff;
let routes: Route[];

beforeAll(async () => {
  const recording = commands.map((contract) =>
    fakeHandler(contract, () => {
      sent.push(contract.name);
      throw new contracts.DomainError('NOT_FOUND');
    }),
  );
  bff = await startTestBff({ handlers: recording });
  const imports = [BffModule.create(readEnv({}), createInProcessTransport(), noPages), DiscoveryModule];
  const module = await Test.createTestingModule({ imports }).compile();
  routes = routesIn(module.get(DiscoveryService));
});
beforeEach(() => {
  sent = [];
});
afterAll(() => bff.close());

const call = (method: string, path: string): Promise<Response> =>
  bff.fetch(`${path.replaceAll(/:\w+/g, 'good')}?token=good`, {
    method,
    headers: { Authorization: `Bearer ${adminToken}` },
  });

describe('HEAD', () => {
  it('sends no command to a service', async () => {
    expect(routes.length).toBeGreaterThan(30);
    for (const { path } of routes) await (await call('HEAD', path)).text();
    expect(sent).toEqual([]);
  });

  it.each(acting)('is refused on %s, whose GET changes data', async (path) => {
    const response = await call('HEAD', path);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET']);
    expect(sent).toEqual([]);
    await call('GET', path);
    expect(sent).toHaveLength(1);
  });

  it('is refused on every GET route that changes data, and on no other', async () => {
    const refused: string[] = [];
    const acted: string[] = [];
    for (const { path } of routes.filter(({ method }) => method === 'GET')) {
      sent = [];
      if ((await call('HEAD', path)).status === 405) refused.push(path);
      await (await call('GET', path)).text();
      if (sent.length > 0) acted.push(path);
    }
    expect(refused.sort()).toEqual(acting);
    expect(acted.sort()).toEqual(acting);
  });
});
