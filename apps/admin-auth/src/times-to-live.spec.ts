import { describeTimesToLive } from '@hearthstay/testing';
import { startAdminAuth } from './testing/start-admin-auth';

const day = 24 * 60 * 60_000;

describeTimesToLive('The documents of admin-auth', async (database) => (await startAdminAuth(database)).close, [
  { collection: 'login_links', field: 'expiresAt', ms: day, others: (key) => ({ commandId: key }) },
  { collection: 'sessions', field: 'createdAt', ms: 30 * day, others: () => ({ lastUsedAt: new Date() }) },
  { collection: 'sessions', field: 'lastUsedAt', ms: 7 * day, others: () => ({ createdAt: new Date() }) },
  { collection: 'rate_limits', field: 'expire', ms: 0, others: (key) => ({ key }) },
]);
