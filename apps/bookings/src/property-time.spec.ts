import { approveRequest, blockDays, listBlockedDays, listOccupiedDays } from '@hearthstay/contracts';
import { addDays, parseDay } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from './testing/use-bookings';

/** Midnight at the property: the last instant of `day`, and the first of the day after it. */
interface Midnight {
  timezone: string;
  what: string;
  day: string;
  last: string;
  first: string;
}

const midnights: Midnight[] = [
  {
    timezone: 'Pacific/Kiritimati',
    what: 'fourteen hours ahead of UTC',
    day: '2031-05-31',
    last: '2031-05-31T09:59:59.999Z',
    first: '2031-05-31T10:00:00.000Z',
  },
  {
    timezone: 'Pacific/Honolulu',
    what: 'ten hours behind UTC',
    day: '2031-05-31',
    last: '2031-06-01T09:59:59.999Z',
    first: '2031-06-01T10:00:00.000Z',
  },
  {
    timezone: 'Europe/Berlin',
    what: 'after the night that lost an hour',
    day: '2031-03-30',
    last: '2031-03-30T21:59:59.999Z',
    first: '2031-03-30T22:00:00.000Z',
  },
  {
    timezone: 'Europe/Berlin',
    what: 'after the night that had an hour twice',
    day: '2031-10-26',
    last: '2031-10-26T22:59:59.999Z',
    first: '2031-10-26T23:00:00.000Z',
  },
  {
    timezone: 'Europe/Berlin',
    what: 'before the leap day',
    day: '2032-02-28',
    last: '2032-02-28T22:59:59.999Z',
    first: '2032-02-28T23:00:00.000Z',
  },
  {
    timezone: 'Europe/Berlin',
    what: 'after the leap day',
    day: '2032-02-29',
    last: '2032-02-29T22:59:59.999Z',
    first: '2032-02-29T23:00:00.000Z',
  },
  {
    timezone: 'Europe/Berlin',
    what: 'at New Year',
    day: '2031-12-31',
    last: '2031-12-31T22:59:59.999Z',
    first: '2031-12-31T23:00:00.000Z',
  },
];

/** The first day that the calendar shows on the days around each midnight. */
const firstShown: Record<string, [before: string, after: string]> = {
  '2031-05-31': ['2031-04-01', '2031-05-01'],
  '2031-03-30': ['2031-02-01', '2031-02-01'],
  '2031-10-26': ['2031-09-01', '2031-09-01'],
  '2032-02-28': ['2032-01-01', '2032-01-01'],
  '2032-02-29': ['2032-01-01', '2032-02-01'],
  '2031-12-31': ['2031-11-01', '2031-12-01'],
};

describe.each(midnights)('Midnight in $timezone, $what,', ({ timezone, day: text, last, first }) => {
  const today = parseDay(text);
  const tomorrow = addDays(today, 1);
  const maxAdvanceDays = 365;

  describeOnEmbeddedDatabase('whatever the time zone of the process', (database) => {
    const { ask, call, clock, stored } = useBookings(database, { timezone });
    const askFor = (day: string) => ask({ startDate: day, endDate: day });

    it('moves the range of days that guests can request', async () => {
      clock.set(last);
      await expect(askFor(today)).resolves.toMatchObject({ startDate: today });
      await expect(askFor(addDays(today, maxAdvanceDays))).resolves.toMatchObject({ status: 'pending' });
      await expect(askFor(addDays(tomorrow, maxAdvanceDays))).rejects.toMatchObject({ code: 'MAX_ADVANCE_DAYS' });
      clock.set(first);
      await expect(askFor(today)).rejects.toMatchObject({ code: 'DATES_IN_PAST' });
      await expect(askFor(addDays(tomorrow, maxAdvanceDays))).resolves.toMatchObject({ status: 'pending' });
    });

    it('makes a request that ends then a past one', async () => {
      clock.set(last);
      const [early, late] = [await askFor(today), await askFor(today)];
      await expect(call(approveRequest, { id: early.id })).resolves.toMatchObject({ status: 'approved' });
      clock.set(first);
      await expect(call(approveRequest, { id: late.id })).rejects.toMatchObject({ code: 'REQUEST_IN_PAST' });
    });

    it('moves the days that owners can block, and those that they see', async () => {
      clock.set(last);
      await call(blockDays, { dates: [today, tomorrow] });
      expect((await call(listBlockedDays, {})).map(({ date }) => date)).toEqual([today, tomorrow]);
      clock.set(first);
      expect((await call(listBlockedDays, {})).map(({ date }) => date)).toEqual([tomorrow]);
      const before = await stored.everything();
      await expect(call(blockDays, { dates: [today] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(await stored.everything()).toBe(before);
    });

    it('moves the first day that the calendar shows when it begins a month', async () => {
      const [before, after] = (firstShown[text] ?? []).map(parseDay);
      if (!before || !after) throw new Error(`No first shown day for ${text}`);
      const held = [before, after].flatMap((day) => [addDays(day, -1), day]);
      clock.set(addDays(before, -2) + 'T12:00:00.000Z');
      await call(blockDays, { dates: held });
      const firstListed = async () => (await call(listOccupiedDays, {}))[0]?.date;
      clock.set(last);
      expect(await firstListed()).toBe(before);
      clock.set(first);
      expect(await firstListed()).toBe(after);
    });
  });
});
