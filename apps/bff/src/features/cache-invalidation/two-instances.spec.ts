import { randomUUID } from 'node:crypto';
import {
  calendarFeedsChanged,
  DomainError,
  getPublicSettings,
  readFeed,
  rotateFeed,
  settingsChanged,
  updateSettings,
  type EventContract,
} from '@hearthstay/contracts';
import { createRabbitMqTransport, type MessageTransport } from '@hearthstay/messaging';
import { readEnv, type Running } from '@hearthstay/runtime';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import { Logger } from '@nestjs/common';
import { startBff, type RunningBff } from '../../start-bff';
import { fakeHandler } from '../../testing/fake-handler';
import { offeredFeed } from '../../testing/calendars';
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
  const bff = await startBff({ env: readEnv({ PORT: '0', RATE_LIMITS: 'off' }), transport, webDirectory: '/nowhere' });
  await eventually(() => expect(transport.isReady()).toBe(true));
  return bff;
};

let services: Running;
let bffs: [RunningBff, RunningBff];
let settings = publicSettings;
let feedToken = 'token-0';

beforeAll(async () => {
  Logger.overrideLogger(false);
  const transport = await open();
  const publish = ({ name }: EventContract) => {
    const [id, correlationId] = [randomUUID(), randomUUID()];
    return transport.client.publish({ id, name, occurredAt: new Date().toISOString(), correlationId, payload: {} });
  };
  services = await startFakeServices(transport, [
    fakeHandler(getPublicSettings, () => settings),
    fakeHandler(updateSettings, async ({ appPassword: _secret, ...changes }) => {
      settings = { ...settings, ...changes };
      await publish(settingsChanged);
      return settings;
    }),
    fakeHandler(readFeed, ({ token }) => {
      if (token !== feedToken) throw new DomainError('NOT_FOUND');
      return { calendar: 'BEGIN:VCALENDAR', withNames: true };
    }),
    fakeHandler(rotateFeed, async () => {
      feedToken = `token-${randomUUID()}`;
      await publish(calendarFeedsChanged);
      return { ...offeredFeed, token: feedToken };
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

const statusOfFeedAt = async ({ url }: RunningBff, token: string): Promise<number> =>
  (await fetch(`${url}/api/feeds/${token}.ics`)).status;

/** Changes something through the first instance. */
const change = async (method: string, path: string, body: object): Promise<void> => {
  const headers = { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' };
  const response = await fetch(`${bffs[0].url}/api/admin/${path}`, { method, headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
};

/**
 * Expects a step to be done before a cache entry expires. On a busy machine it may take longer than an entry lasts;
 * then the step is repeated.
 */
const whileCached = (step: () => Promise<void>) =>
  eventually(async () => {
    const begin = performance.now();
    await step();
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

describe('A change through one instance', () => {
  it('is visible through this instance at once and through another one before its cache entry expires', async () => {
    const [here, there] = bffs;
    let changes = 0;
    await whileCached(async () => {
      const [before, after] = [settings.propertyName, `Haus ${(changes += 1)}`];
      expect([await nameAt(here), await nameAt(there)]).toEqual([before, before]);
      await change('PATCH', 'settings', { propertyName: after });
      expect(await nameAt(here)).toBe(after);
      await eventually(async () => expect(await nameAt(there)).toBe(after));
    });
  });

  it('ends the token of a feed in both before its cache entry expires', async () => {
    const [here, there] = bffs;
    await whileCached(async () => {
      const token = feedToken;
      expect([await statusOfFeedAt(here, token), await statusOfFeedAt(there, token)]).toEqual([200, 200]);
      await change('POST', 'feeds/feed-1/rotate', {});
      expect(await statusOfFeedAt(here, token)).toBe(404);
      await eventually(async () => expect(await statusOfFeedAt(there, token)).toBe(404));
    });
  });
});
