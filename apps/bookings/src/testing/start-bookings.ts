import { EventPublisher } from '@hearthstay/messaging';
import type { TestDatabase } from '@hearthstay/testing';
import { startInstance, type ServiceInstance } from '@hearthstay/testing/service';
import { bookings } from '../index';
import { PropertyClock } from '../property-clock';

export type RunningBookings = ServiceInstance;

export interface BookingsOptions {
  /** Without one, events stay in the outboxes. */
  publisher?: EventPublisher;
  /** Off, unless a test is about them. */
  rateLimits?: 'on' | 'off';
  /** Hosts of this machine whose calendars may be read. */
  allowedHosts?: string[];
  undoSeconds?: number;
}

/** Starts the service on a test's database. */
export const startBookings = (
  database: Pick<TestDatabase, 'uri' | 'name'>,
  clock: PropertyClock,
  { publisher, rateLimits = 'off', allowedHosts, undoSeconds = 10 }: BookingsOptions = {},
): Promise<RunningBookings> =>
  startInstance(bookings, database, {
    settings: {
      RATE_LIMITS: rateLimits,
      UNDO_SECONDS: String(undoSeconds),
      ...(allowedHosts && { FEED_ALLOWED_HOSTS: allowedHosts.join(',') }),
    },
    replacing: [[PropertyClock, clock], ...(publisher ? [[EventPublisher, publisher] as const] : [])],
  });
