import type { Type } from '@nestjs/common';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import { Test } from '@nestjs/testing';
import { databaseConnection, openDatabase } from '@hearthstay/database';
import { createInProcessTransport, EventPublisher, MessagingModule, type RpcClient } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import { bookings } from '../index';
import { PropertyClock } from '../property-clock';

/** One instance of the service, with a transport of its own as every process has. */
export interface RunningBookings {
  client: RpcClient;
  get<Provider>(type: Type<Provider>): Provider;
  close(): Promise<void>;
}

/** Nobody takes its events, so they stay in the outboxes, where tests see each that was recorded. */
const unreachablePublisher: EventPublisher = { publish: () => Promise.reject(new Error('There is no broker')) };

export interface BookingsOptions {
  publisher?: EventPublisher;
  /** Off, unless a test is about them. */
  rateLimits?: 'on' | 'off';
}

/** Starts the service on a test's database. */
export const startBookings = async (
  database: TestDatabase,
  clock: PropertyClock,
  { publisher = unreachablePublisher, rateLimits = 'off' }: BookingsOptions = {},
): Promise<RunningBookings> => {
  const transport = createInProcessTransport();
  const module = await Test.createTestingModule({
    imports: [
      MessagingModule.forTransport(transport),
      bookings.module({ env: readEnv({ RATE_LIMITS: rateLimits }), databaseUri: database.uri() }),
    ],
  })
    .overrideProvider(EventPublisher)
    .useValue(publisher)
    .overrideProvider(PropertyClock)
    .useValue(clock)
    .overrideProvider(databaseConnection)
    .useFactory({ factory: () => openDatabase({ uri: database.uri(), name: database.name() }) })
    .compile();
  const strategy: CustomTransportStrategy = transport.server({ name: 'bookings', events: 'once' });
  const service = module.createNestMicroservice({ strategy, logger: false });
  await service.listen();
  return {
    client: transport.client,
    get: (type) => module.get(type),
    close: async () => {
      await service.close();
      await transport.close();
    },
  };
};
