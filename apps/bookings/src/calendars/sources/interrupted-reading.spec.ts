import { addCalendar, listCalendars, listOccupiedDays } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { storedIn } from '../../testing/stored';
import { createTestClock, testNow } from '../../testing/test-clock';
import { startFeedServer, type FeedServer } from '../reading/testing/hostile-server';
import { calendarOf, onlyWhenAsked } from '../testing/calendars';

describeEachDatabase('A reading of a calendar that is cut short', (database) => {
  const clock = createTestClock();
  const stored = storedIn(database);
  let server: FeedServer;
  let service: RunningBookings;
  let readDue: () => Promise<void>;

  beforeAll(async () => {
    server = await startFeedServer((_request, response) => response.end());
    service = await startBookings(database, clock, { allowedHosts: [server.host] });
    readDue = onlyWhenAsked(service);
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });

  const says = (...stays: [string, string][]) =>
    server.answerWith((_request, response) => response.end(calendarOf(...stays)));
  const taken = async () => (await service.client.call(listOccupiedDays, {})).map(({ date }) => date);
  const later = (minutes: number) => clock.advance({ milliseconds: minutes * 60_000 });

  /** @returns whether the reading came to its end. */
  const readCrashingAfter = async (writes: number): Promise<boolean> => {
    clock.set(testNow);
    await stored.clear();
    says(['2031-07-01', '2031-07-04']);
    await service.client.call(addCalendar, { name: 'Airbnb', url: server.url() });
    await readDue();
    says(['2031-07-03', '2031-07-06']);
    later(20);
    return crashAfterWrites(writes, readDue);
  };

  it('after any of its writes is repeated by the next one, which neither loses nor keeps a day too many', async () => {
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      isWhole = await readCrashingAfter(writes);
      // Days that are still said to be taken are never free, not even in between.
      expect(await taken()).toEqual(expect.arrayContaining(['2031-07-03', '2031-07-04']));
      later(2);
      await readDue();
      later(20);
      await readDue();
      expect(await taken()).toEqual(['2031-07-03', '2031-07-04', '2031-07-05', '2031-07-06']);
      expect(await service.client.call(listCalendars, {})).toMatchObject([{ days: 4, lastError: null }]);
      expect(writes).toBeLessThan(50);
    }
  }, 60_000);
});
