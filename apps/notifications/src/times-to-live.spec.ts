import { describeTimesToLive } from '@hearthstay/testing';
import { runNotifications } from './testing/running-service';

const ms = 180 * 24 * 60 * 60_000;

describeTimesToLive('The documents of notifications', async (database) => (await runNotifications(database)).close, [
  { collection: 'emails', field: 'dueAt', ms, others: () => ({ status: 'sent' }) },
  { collection: 'admin_notices', field: 'createdAt', ms, others: () => ({ waitsForRoster: false }) },
  { collection: 'cancelled_keys', field: 'at', ms },
  { collection: 'rate_limits', field: 'expire', ms: 0, others: (key) => ({ key }) },
]);
