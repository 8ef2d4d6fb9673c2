import { describeTimesToLive } from '@hearthstay/testing';
import { startBookings } from './testing/start-bookings';
import { createTestClock } from './testing/test-clock';

describeTimesToLive(
  'The documents of bookings',
  async (database) => (await startBookings(database, createTestClock())).close,
  [
    { collection: 'guest_links', field: 'expiresAt', ms: 0 },
    { collection: 'whitelist', field: 'removedAt', ms: 365 * 24 * 60 * 60_000, others: (email) => ({ email }) },
    { collection: 'removals', field: 'at', ms: 7 * 24 * 60 * 60_000 },
    { collection: 'rate_limits', field: 'expire', ms: 0, others: (key) => ({ key }) },
  ],
);
