import { EventPublisher } from '@hearthstay/messaging';
import type { OutboxRelay } from '@hearthstay/outbox';
import type { TestDatabase } from '@hearthstay/testing';
import { Scheduler } from '@hearthstay/scheduler';
import { startInstance, type ServiceInstance } from '@hearthstay/testing/service';
import { CalendarParser } from '../calendars/reading/calendar-parser';
import { bookings } from '../index';
import { PropertyClock } from '../property-clock';
import { requestOutbox } from '../request-store/persistence/request.schema';
import { PasswordHasher } from '../settings/password-hasher';

export type RunningBookings = ServiceInstance;

/** The cost of hashes in tests, which would take seconds otherwise. */
const cheapPasswords = { ln: 4, r: 8, p: 1 };

export interface BookingsOptions {
  /** Without one, events stay in the outboxes. */
  publisher?: EventPublisher;
  /** Off by default. */
  rateLimits?: 'on' | 'off';
  /** Hosts of this machine whose calendars may be read. */
  allowedHosts?: string[];
  undoSeconds?: number;
  /** The built program that parses calendars; by default they are parsed in this process. */
  parserProgram?: string;
  /** Whether scheduled tasks also run after the start. Otherwise a test runs them. */
  repeatsTasks?: boolean;
}

/** Starts the service on a test's database. */
export const startBookings = async (
  database: Pick<TestDatabase, 'uri' | 'name'>,
  clock: PropertyClock,
  {
    publisher,
    rateLimits = 'off',
    allowedHosts,
    undoSeconds = 10,
    parserProgram,
    repeatsTasks = false,
  }: BookingsOptions = {},
): Promise<RunningBookings> => {
  const service = await startInstance(bookings, database, {
    settings: {
      RATE_LIMITS: rateLimits,
      UNDO_SECONDS: String(undoSeconds),
      ...(allowedHosts && { ALLOWED_HOSTS: allowedHosts.join(',') }),
    },
    replacing: [
      [PropertyClock, clock],
      [PasswordHasher, new PasswordHasher(cheapPasswords)],
      ...(publisher ? [[EventPublisher, publisher] as const] : []),
      ...(parserProgram ? [[CalendarParser, new CalendarParser(parserProgram)] as const] : []),
    ],
  });
  // Waits for the runs of the start. Later ones would change data between two steps of a test.
  if (!repeatsTasks) await service.get(Scheduler).beforeApplicationShutdown();
  // The same is true of the end of a hold, which comes with the clock of the test.
  if (!publisher) await service.get<OutboxRelay>(requestOutbox).beforeApplicationShutdown();
  return service;
};
