import { once } from 'node:events';
import { Controller, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DomainError, getPublicSettings, listRequests, type ResponseOf } from '@hearthstay/contracts';
import { createInProcessTransport, Handles } from '@hearthstay/messaging';
import { register } from 'prom-client';
import { readEnv } from '../env/env';
import type { ChecksReadiness } from '../health/checks-readiness';
import { createMessageMetrics } from '../metrics/message-metrics.interceptor';
import type { ServiceDefinition } from './service-definition';
import { startService } from './start-service';

const called = new EventTarget();
const mayRespond = new EventTarget();

@Injectable()
class Store implements ChecksReadiness, OnModuleDestroy {
  static reachable = true;
  isOpen = true;

  async checkReadiness(): Promise<void> {
    if (!Store.reachable) throw new Error('away');
  }

  onModuleDestroy(): void {
    this.isOpen = false;
  }
}

@Controller()
class RequestsController {
  constructor(private readonly store: Store) {}

  @Handles(listRequests)
  async list(): Promise<ResponseOf<typeof listRequests>> {
    called.dispatchEvent(new Event('call'));
    await once(mayRespond, 'go');
    if (!this.store.isOpen) throw new Error('The store was closed under a handler');
    return [];
  }

  @Handles(getPublicSettings)
  async settings(): Promise<ResponseOf<typeof getPublicSettings>> {
    throw new DomainError('FORBIDDEN');
  }
}

const definition: ServiceDefinition = {
  name: 'bookings',
  module: () => ({ module: class {}, controllers: [RequestsController], providers: [Store] }),
};

const start = async () => {
  Logger.overrideLogger(false);
  const transport = createInProcessTransport();
  const interceptors = [await createMessageMetrics()];
  const service = await startService(definition, { env: readEnv({}), databaseUri: '', transport, interceptors });
  return { transport, service };
};

afterEach(() => register.clear());

describe('A service', () => {
  it('finishes the messages in progress before it closes their dependencies', async () => {
    const { transport, service } = await start();
    const taken = once(called, 'call');
    const response = transport.client.call({ ...listRequests, deadlineMs: 60_000 }, {});
    await taken;
    const closed = service.close();
    await expect(transport.client.call(listRequests, {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    mayRespond.dispatchEvent(new Event('go'));
    await expect(response).resolves.toEqual([]);
    await closed;
  });

  it('is ready while all of its readiness checks succeed', async () => {
    const { service } = await start();
    await expect(service.isReady()).resolves.toBe(true);
    Store.reachable = false;
    await expect(service.isReady()).resolves.toBe(false);
    Store.reachable = true;
    await service.close();
  });

  it('counts handled messages by name and outcome', async () => {
    const { transport, service } = await start();
    await expect(transport.client.call(getPublicSettings, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await register.metrics()).toContain(
      'hearthstay_message_handling_seconds_count{message="bookings.get-public-settings",outcome="refused"} 1',
    );
    await service.close();
  });
});
