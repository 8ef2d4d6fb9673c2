import type { EventMessage } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import { startInstance, type ServiceInstance } from '@hearthstay/testing/service';
import { SeedFirstAdmins } from '../admins/seed-first-admins/seed-first-admins';
import { adminAuth } from '../index';

export type RunningAdminAuth = ServiceInstance;

/** Starts the service on a test's database. */
export const startAdminAuth = (
  database: TestDatabase,
  {
    clock = new Clock(),
    adminEmails = 'owner@house.example',
    rateLimits = 'off',
    nodeEnv = 'test',
  }: { clock?: Clock; adminEmails?: string; rateLimits?: 'on' | 'off'; nodeEnv?: string } = {},
): Promise<RunningAdminAuth> =>
  startInstance(adminAuth, database, {
    settings: { ADMIN_EMAILS: adminEmails, RATE_LIMITS: rateLimits, NODE_ENV: nodeEnv },
    replacing: [[Clock, clock]],
  });

/** Removes what tests have stored, and makes the first admins again, as a start with an empty database does. */
export const beginAgain = async (database: TestDatabase, service: RunningAdminAuth): Promise<void> => {
  for (const name of ['admin_roster', 'login_links', 'sessions', 'rate_limits'])
    await database.connection().collection(name).deleteMany({});
  await service.get(SeedFirstAdmins).onApplicationBootstrap();
};

/** The events in the outboxes of a collection, read directly from the database. */
export const recordedIn = async (
  database: TestDatabase,
  collection: 'admin_roster' | 'login_links',
): Promise<EventMessage[]> => {
  const documents = await database.connection().collection(collection).find({}).toArray();
  return documents.flatMap(({ outbox }) => outbox as EventMessage[]);
};
