import type { EventMessage } from '@hearthstay/contracts';
import { databaseConnection, openDatabase } from '@hearthstay/database';
import { createInProcessTransport, EventPublisher, MessagingModule, type RpcClient } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import { Test } from '@nestjs/testing';
import { Clock } from '../clock';
import { adminAuth } from '../index';

export interface RunningAdminAuth {
  client: RpcClient;
  close(): Promise<void>;
}

/** Nobody takes its events, so they stay in the outboxes, where tests see each that was recorded. */
const unreachablePublisher: EventPublisher = { publish: () => Promise.reject(new Error('There is no broker')) };

/** Starts the service on a test's database. */
export const startAdminAuth = async (
  database: TestDatabase,
  {
    clock = new Clock(),
    adminEmails = 'owner@house.example',
    rateLimits = 'off',
  }: { clock?: Clock; adminEmails?: string; rateLimits?: 'on' | 'off' } = {},
): Promise<RunningAdminAuth> => {
  const transport = createInProcessTransport();
  const module = await Test.createTestingModule({
    imports: [
      MessagingModule.forTransport(transport),
      adminAuth.module({
        env: readEnv({ ADMIN_EMAILS: adminEmails, RATE_LIMITS: rateLimits }),
        databaseUri: database.uri(),
      }),
    ],
  })
    .overrideProvider(EventPublisher)
    .useValue(unreachablePublisher)
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(databaseConnection)
    .useFactory({ factory: () => openDatabase({ uri: database.uri(), name: database.name() }) })
    .compile();
  const strategy: CustomTransportStrategy = transport.server({ name: 'admin-auth', events: 'once' });
  const service = module.createNestMicroservice({ strategy, logger: false });
  await service.listen();
  return {
    client: transport.client,
    close: async () => {
      await service.close();
      await transport.close();
    },
  };
};

/** The events that a collection's documents have recorded, read past the service. */
export const recordedIn = async (
  database: TestDatabase,
  collection: 'admin_roster' | 'login_links',
): Promise<EventMessage[]> => {
  const documents = await database.connection().collection(collection).find({}).toArray();
  return documents.flatMap(({ outbox }) => outbox as EventMessage[]);
};
