import { addDays, dayAt, parseDay, startOfDay } from '@hearthstay/stay';
import fc from 'fast-check';
import { dueReminder, hasExpired, leastHoursToDecide } from './waiting';

const timezone = 'Europe/Berlin';
const hourMs = 60 * 60_000;
const confirmedAt = '2031-05-10T10:00:00.000Z';
const settings = { remindAfterHours: [24, 72], declineBeforeArrival: true };

const wait = (changes: { startDate?: string; endDate?: string; remindedAfterHours?: number; confirmedAt?: string }) => {
  const startDate = parseDay(changes.startDate ?? '2031-06-02');
  return {
    startDate,
    endDate: parseDay(changes.endDate ?? addDays(startDate, 2)),
    guestConfirmedAt: changes.confirmedAt ?? confirmedAt,
    ...(changes.remindedAfterHours !== undefined && { remindedAfterHours: changes.remindedAfterHours }),
  };
};
const at = (instant: string | number) => {
  const now = new Date(instant);
  return { now, today: dayAt(timezone, now), timezone };
};
const waited = (hours: number) => at(Date.parse(confirmedAt) + hours * hourMs);

describe('The reminder that is due', () => {
  const dueAfter = (hours: number, remindedAfterHours?: number) =>
    dueReminder(wait(remindedAfterHours === undefined ? {} : { remindedAfterHours }), settings, waited(hours))?.hours ??
    null;

  it.each<[hours: number, reminded: number | undefined, due: number | null]>([
    [0, undefined, null],
    [23.999, undefined, null],
    [24, undefined, 24],
    [71.999, 24, null],
    [72, 24, 72],
    // The program was not running.
    [72, undefined, 72],
    [200, undefined, 72],
    [200, 72, null],
    // The clock was set back.
    [-5, undefined, null],
    [30, 72, null],
  ])('is after %s hours, with the last one after %s: %s', (hours, reminded, due) =>
    expect(dueAfter(hours, reminded)).toBe(due),
  );

  it('is none without hours, and the last one in any order of hours', () => {
    expect(dueReminder(wait({}), { remindAfterHours: [] }, waited(100))).toBeNull();
    expect(dueReminder(wait({}), { remindAfterHours: [72, 1, 24] }, waited(30))?.hours).toBe(24);
  });

  it('is of use until the next one', () => {
    expect(dueReminder(wait({}), settings, waited(24))?.usefulUntil).toEqual(waited(72).now);
  });

  it.each([
    ['2031-05-12', '2031-05-12T22:00:00.000Z'],
    // The day on which the clock is set back has 25 hours.
    ['2031-10-26', '2031-10-26T23:00:00.000Z'],
    ['2031-03-30', '2031-03-30T22:00:00.000Z'],
  ])('is of use until the end of the day of arrival at the property: %s', (startDate, end) => {
    const request = wait({ startDate, confirmedAt: `${addDays(parseDay(startDate), -10)}T10:00:00.000Z` });
    const due = dueReminder(request, settings, at(`${startDate}T08:00:00.000Z`));
    expect(due?.usefulUntil.toISOString()).toBe(end);
  });

  it('is due until the end of the day of arrival, and never later', () => {
    const request = wait({ startDate: '2031-05-12' });
    expect(dueReminder(request, settings, at('2031-05-12T21:59:59.999Z'))?.hours).toBe(24);
    expect(dueReminder(request, settings, at('2031-05-12T22:00:00.000Z'))).toBeNull();
  });

  it('counts hours that pass, over a change of the clocks', () => {
    const request = wait({ startDate: '2031-11-20', confirmedAt: '2031-10-25T10:00:00.000Z' });
    expect(dueReminder(request, settings, at('2031-10-26T09:59:59.999Z'))).toBeNull();
    expect(dueReminder(request, settings, at('2031-10-26T10:00:00.000Z'))?.hours).toBe(24);
  });

  it('comes once for each of the hours at most, whenever the program looks, and the last one always', () => {
    const hoursList = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 3 });
    const looks = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(hoursList, looks, (remindAfterHours, times) => {
        let remindedAfterHours: number | undefined;
        const sent: number[] = [];
        for (const hours of times.toSorted((a, b) => a - b)) {
          const request = wait(remindedAfterHours === undefined ? {} : { remindedAfterHours });
          const due = dueReminder(request, { remindAfterHours }, waited(hours));
          if (!due) continue;
          expect(due.usefulUntil.getTime()).toBeGreaterThan(waited(hours).now.getTime());
          sent.push((remindedAfterHours = due.hours));
        }
        expect(sent).toEqual([...new Set(sent)].toSorted((a, b) => a - b));
        const reached = remindAfterHours.filter((hours) => hours <= Math.max(...times));
        expect(sent.at(-1)).toBe(reached.length > 0 ? Math.max(...reached) : undefined);
      }),
    );
  });
});

describe('A request', () => {
  const expired = (request: Parameters<typeof wait>[0], instant: string) =>
    hasExpired(wait(request), settings, at(instant));

  it.each([
    // In summer, and after each change of the clocks.
    ['2031-06-02', '2031-05-31T22:00:00.000Z'],
    ['2031-03-31', '2031-03-29T23:00:00.000Z'],
    ['2031-10-27', '2031-10-25T22:00:00.000Z'],
  ])('expires when the day before its arrival on %s begins at the property', (startDate, begin) => {
    const request = { startDate, confirmedAt: '2031-02-01T10:00:00.000Z' };
    expect(startOfDay(timezone, addDays(parseDay(startDate), -1)).toISOString()).toBe(begin);
    expect(expired(request, new Date(Date.parse(begin) - 1).toISOString())).toBe(false);
    expect(expired(request, begin)).toBe(true);
  });

  it('expires after a day at the earliest, if it came shortly before the arrival', () => {
    const request = { startDate: '2031-05-11' };
    const end = Date.parse(confirmedAt) + leastHoursToDecide * hourMs;
    expect(expired(request, new Date(end - 1).toISOString())).toBe(false);
    expect(expired(request, new Date(end).toISOString())).toBe(true);
  });

  it('does not expire once its stay is over', () => {
    expect(expired({ endDate: '2031-06-04' }, '2031-06-04T21:59:59.999Z')).toBe(true);
    expect(expired({ endDate: '2031-06-04' }, '2031-06-04T22:00:00.000Z')).toBe(false);
  });

  it('does not expire where the owner has not set it', () => {
    expect(hasExpired(wait({}), { declineBeforeArrival: false }, at('2031-06-01T10:00:00.000Z'))).toBe(false);
  });
});
