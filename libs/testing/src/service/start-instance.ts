import type { InjectionToken } from '@nestjs/common';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import { Test } from '@nestjs/testing';
import { databaseConnection } from '@hearthstay/database';
import {
  createInProcessTransport,
  EventPublisher,
  MessagingModule,
  type MessageTransport,
} from '@hearthstay/messaging';
import { readEnv, type ServiceDefinition } from '@hearthstay/runtime';
import type { TestDatabase } from '../database';
import { openPatiently } from '../database/open-patiently';

type Client = MessageTransport['client'];

/** One instance of a service. */
export interface ServiceInstance {
  client: Client;
  get<Provider>(type: InjectionToken<Provider>): Provider;
  close(): Promise<void>;
}

export interface InstanceOptions {
  /** Environment variables. */
  settings?: Record<string, string>;
  /** Providers, each with its replacement. */
  replacing?: (readonly [InjectionToken, unknown])[];
  /** The transport of several services in one process; by default its own, on which nothing can be published. */
  transport?: MessageTransport;
}

const patienceMs = 25_000;

/** No deadline, because these tests also run on slow machines. The tests of the transports cover deadlines. */
const patient = (client: Client): Client => ({
  call: (contract, request) => client.call({ ...contract, deadlineMs: patienceMs }, request),
  publish: (event) => client.publish(event),
});

/** Publishing fails, so all recorded events stay in the outboxes, where tests find them. */
const unreachablePublisher: EventPublisher = { publish: () => Promise.reject(new Error('There is no broker')) };

/** Starts a service on a test's database. */
export const startInstance = async (
  service: ServiceDefinition,
  database: Pick<TestDatabase, 'uri' | 'name'>,
  { settings = {}, replacing = [], transport: shared }: InstanceOptions = {},
): Promise<ServiceInstance> => {
  const transport = shared ?? createInProcessTransport();
  const module = service.module({ env: readEnv(settings), databaseUri: database.uri() });
  const building = Test.createTestingModule({ imports: [MessagingModule.forTransport(transport), module] })
    .overrideProvider(databaseConnection)
    .useFactory({ factory: () => openPatiently({ uri: database.uri(), name: database.name() }) });
  const unpublished = shared ? [] : [[EventPublisher, unreachablePublisher] as const];
  for (const [provider, value] of [...unpublished, ...replacing]) {
    building.overrideProvider(provider).useValue(value);
  }
  const built = await building.compile();
  const strategy: CustomTransportStrategy = transport.server({ name: service.name, events: 'once' });
  const running = built.createNestMicroservice({ strategy, logger: false });
  const close = async (): Promise<void> => {
    await running.close();
    if (!shared) await transport.close();
  };
  try {
    await running.listen();
  } catch (error) {
    await close();
    throw error;
  }
  return { client: patient(transport.client), get: (type) => built.get(type), close };
};
