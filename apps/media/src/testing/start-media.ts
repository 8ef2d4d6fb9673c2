import type { Type } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { databaseConnection, openDatabase } from '@hearthstay/database';
import { createInProcessTransport, EventPublisher, MessagingModule, type RpcClient } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import { Test } from '@nestjs/testing';
import { Upkeep } from '../background-image/upkeep';
import { Clock } from '../clock';
import { media } from '../index';

/** One instance of the service, with a transport of its own as every process has. */
export interface RunningMedia {
  client: RpcClient;
  get<Provider>(type: Type<Provider>): Provider;
  close(): Promise<void>;
}

/** Nobody takes its events, so they stay in the outbox, where tests see each that was recorded. */
const unreachablePublisher: EventPublisher = { publish: () => Promise.reject(new Error('There is no broker')) };

/** Does only what it is asked for. */
const noUpkeep: Pick<Upkeep, 'wake'> = { wake: () => undefined };

interface Options {
  clock?: Clock;
  /** Whether the instance does anything by itself. */
  upkeep?: boolean;
}

/** Starts the service on a test's database. */
export const startMedia = async (
  database: TestDatabase,
  { clock = new Clock(), upkeep = true }: Options,
): Promise<RunningMedia> => {
  const transport = createInProcessTransport();
  const building = Test.createTestingModule({
    imports: [MessagingModule.forTransport(transport), media.module({ env: readEnv({}), databaseUri: database.uri() })],
  })
    .overrideProvider(EventPublisher)
    .useValue(unreachablePublisher)
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(databaseConnection)
    .useFactory({ factory: () => openDatabase({ uri: database.uri(), name: database.name() }) });
  if (!upkeep) building.overrideProvider(Upkeep).useValue(noUpkeep);
  const module = await building.compile();
  const strategy: CustomTransportStrategy = transport.server({ name: 'media', events: 'once' });
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

/** What is in the service's database, read past the service, so that a test sees what it has really done. */
export const storedIn = (database: TestDatabase) => {
  const collection = (name: 'gallery' | 'image_files') =>
    database.connection().collection<{ _id: string; outbox: EventMessage[] }>(name);
  return {
    fileIds: async () => (await collection('image_files').find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
    events: async () => (await collection('gallery').find({}).toArray()).flatMap(({ outbox }) => outbox),
    clear: async () => {
      await collection('gallery').deleteMany({});
      await collection('image_files').deleteMany({});
    },
  };
};
