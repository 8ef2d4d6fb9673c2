import { addCalendar, approveRequest, createRequest, listOccupiedDays } from '@hearthstay/contracts';
import { startHttpListener, type HttpListener, type TestDatabase } from '@hearthstay/testing';
import { startBookings, type BookingsOptions, type RunningBookings } from '../../testing/start-bookings';
import { storedIn } from '../../testing/stored';
import { createTestClock, testNow } from '../../testing/test-clock';
import { anna } from '../../testing/use-bookings';
import { ReadSources } from '../sources/read-sources';

const inCalendar = (day: string) => day.replaceAll('-', '');

/** A calendar of another program. @param stays the day of arrival and of departure of each. */
export const calendarOf = (...stays: [string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...stays.flatMap(([from, to], index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'SUMMARY:Reserved - Grete Geheim',
      `DTSTART;VALUE=DATE:${inCalendar(from)}`,
      `DTEND;VALUE=DATE:${inCalendar(to)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const { readDue, poll } = ReadSources.prototype;

/**
 * Starts a service that reads calendars only on the test's call: its task at the start would otherwise begin a reading
 * that the test is about to begin.
 */
export const startReader = async (...options: Parameters<typeof startBookings>) => {
  jest.spyOn(ReadSources.prototype, 'readDue').mockResolvedValue();
  jest.spyOn(ReadSources.prototype, 'poll').mockResolvedValue();
  const service = await startBookings(...options);
  const { signal } = new AbortController();
  const reader = {
    /** Reads the calendars that are due individually. */
    readDue: () => readDue.call(service.get(ReadSources), signal),
    /** Reads those that are polled. */
    poll: () => poll.call(service.get(ReadSources), signal),
  };
  return { service, ...reader, readAll: () => reader.poll().then(reader.readDue) };
};

type Reader = Awaited<ReturnType<typeof startReader>>;

/** A service and the server of the calendars that it reads, for all tests of a block. Each begins with no data. */
export const useCalendars = (database: TestDatabase, options: Pick<BookingsOptions, 'parserProgram'> = {}) => {
  const clock = createTestClock();
  const stored = storedIn(database);
  let server: HttpListener;
  let reader: Reader;

  beforeAll(async () => {
    server = await startHttpListener((_request, response) => response.end());
    reader = await startReader(database, clock, { allowedHosts: [server.host], ...options });
  });
  beforeEach(async () => {
    clock.set(testNow);
    await stored.clear();
  });
  afterAll(async () => {
    await reader.service.close();
    await server.close();
  });

  const call: RunningBookings['client']['call'] = (contract, request) => reader.service.client.call(contract, request);
  return {
    clock,
    stored,
    server: () => server,
    service: () => reader.service,
    call,
    readDue: () => reader.readDue(),
    poll: () => reader.poll(),
    /** Reads the polled calendars, and those that are due individually. */
    readAll: () => reader.readAll(),
    /** Sets the response of the server: a calendar with these stays. */
    says: (...stays: [string, string][]) =>
      server.respondWith((_request, response) => response.end(calendarOf(...stays))),
    /** Adds the calendar of the server. */
    add: () => call(addCalendar, { name: 'Airbnb', url: server.url('/secret.ics') }),
    /** Lets time pass, 20 minutes by default, and reads what is due then. */
    later: async (minutes = 20) => {
      clock.advance({ milliseconds: minutes * 60_000 });
      await reader.readAll();
    },
    /** The id of a request of Anna that is approved. */
    approved: async () => {
      const { id } = await call(createRequest, anna);
      await call(approveRequest, { id });
      return id;
    },
    /** The occupied days. */
    taken: async () => (await call(listOccupiedDays, {})).map(({ date }) => date),
  };
};
