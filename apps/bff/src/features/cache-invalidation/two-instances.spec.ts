import { randomUUID } from 'node:crypto';
import { getPublicSettings, settingsChanged, updateSettings } from '@hearthstay/contracts';
import { createRabbitMqTransport, type MessageTransport } from '@hearthstay/messaging';
import { readEnv, type Running } from '@hearthstay/runtime';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import { Logger } from '@nestjs/common';
import { startBff, type RunningBff } from '../../start-bff';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken, publicSettings, startFakeServices } from '../../testing/fake-services';

const options = { url: testRabbitMqUrl(), subscriptions: {}, prefix: `test-${randomUUID()}` };
const transports: MessageTransport[] = [];
const open = async (): Promise<MessageTransport> => {
  const transport = createRabbitMqTransport(options);
  transports.push(transport);
  await eventually(() => expect(transport.isReady()).toBe(true));
  return transport;
};

const start = async (): Promise<RunningBff> => {
  const transport = await open();
  const bff = await startBff({ env: readEnv({ PORT: '0' }), transport, webDirectory: '/nowhere' });
  await eventually(() => expect(transport.isReady()).toBe(true));
  return bff;
};

let services: Running;
let bffs: [RunningBff, RunningBff];
let settings = publicSettings;

beforeAll(async () => {
  Logger.overrideLogger(false);
  const transport = await open();
  services = await startFakeServices(transport, [
    fakeHandler(getPublicSettings, () => settings),
    fakeHandler(updateSettings, async ({ appPassword: _secret, ...changes }) => {
      settings = { ...settings, ...changes };
      const [id, correlationId] = [randomUUID(), randomUUID()];
      const occurredAt = new Date().toISOString();
      await transport.client.publish({ id, name: settingsChanged.name, occurredAt, correlationId, payload: {} });
      return settings;
    }),
  ]);
  bffs = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(bffs.map((bff) => bff.close()));
  await services.close();
  await Promise.all(transports.map((transport) => transport.close()));
});

const nameAt = async ({ url }: RunningBff): Promise<string> =>
  ((await (await fetch(`${url}/api/bookings/settings`)).json()) as { propertyName: string }).propertyName;

describe('A change through one instance', () => {
  it('is visible through this instance at once and through another one before its cache entry expires', async () => {
    const [here, there] = bffs;
    let changes = 0;
    // On a busy machine a change may take longer than an entry lasts. Then another change shows the rule.
    await eventually(async () => {
      const [before, after] = [settings.propertyName, `Haus ${(changes += 1)}`];
      const filledAt = performance.now();
      expect([await nameAt(here), await nameAt(there)]).toEqual([before, before]);

      const headers = { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ propertyName: after });
      expect((await fetch(`${here.url}/api/admin/settings`, { method: 'PATCH', headers, body })).status).toBe(200);

      expect(await nameAt(here)).toBe(after);
      await eventually(async () => expect(await nameAt(there)).toBe(after));
      expect(performance.now() - filledAt).toBeLessThan(5_000);
    });
  });
});
