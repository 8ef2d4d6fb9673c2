import fc from 'fast-check';
import { addDays, daysBetween } from './arithmetic';
import { parseDay } from './day';
import { dayAt, isTimeZone, startOfDay, todayAt } from './time-zone';

const at = (timeZone: string, instant: string) => dayAt(timeZone, new Date(instant));

describe('dayAt', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-12-08T09:59:59.999Z', '2026-12-08'],
    ['Pacific/Kiritimati', '2026-12-08T10:00:00Z', '2026-12-09'],
    ['Pacific/Honolulu', '2026-12-08T09:59:59.999Z', '2026-12-07'],
    ['Pacific/Honolulu', '2026-12-08T10:00:00Z', '2026-12-08'],
    ['Europe/Berlin', '2026-12-31T22:59:59Z', '2026-12-31'],
    ['Europe/Berlin', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-12-08T18:14:59Z', '2026-12-08'],
    ['Asia/Kathmandu', '2026-12-08T18:15:00Z', '2026-12-09'],
  ])('is in %s at %s: %s', (timeZone, instant, day) => expect(at(timeZone, instant)).toBe(day));

  it.each([
    ['the night the clock goes forward', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['the night the clock goes forward', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['the end of that short day', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['the end of that short day', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['the night the clock goes back', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25'],
    ['the end of that long day', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['the end of that long day', '2026-10-25T23:00:00Z', '2026-10-26'],
  ])('handles in Berlin %s (%s: %s)', (_, instant, day) => expect(at('Europe/Berlin', instant)).toBe(day));

  it('handles the leap day', () => {
    expect(at('Europe/Berlin', '2028-02-28T23:00:00Z')).toBe('2028-02-29');
    expect(at('Europe/Berlin', '2028-02-29T23:00:00Z')).toBe('2028-03-01');
  });

  it('differs from the day in UTC by at most one', () => {
    const zone = fc.constantFrom('Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'America/New_York');
    const instant = fc.date({ min: new Date('1970-01-02'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, (timeZone, date) => {
        expect(Math.abs(daysBetween(dayAt('UTC', date), dayAt(timeZone, date)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('throws for an unknown time zone and an invalid date', () => {
    expect(() => at('Europe/Atlantis', '2026-12-08T00:00:00Z')).toThrow(RangeError);
    expect(() => at('Europe/Berlin', 'no date')).toThrow(RangeError);
  });
});

describe('startOfDay', () => {
  it.each([
    ['Europe/Berlin', '2026-12-08', '2026-12-07T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-08', '2026-12-07T10:00:00.000Z'],
    ['Pacific/Honolulu', '2026-12-08', '2026-12-08T10:00:00.000Z'],
    // The clocks skip midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('is in %s for %s: %s', (timeZone, day, instant) =>
    expect(startOfDay(timeZone, parseDay(day)).toISOString()).toBe(instant),
  );

  it('is the first instant of the day, a millisecond after the day before', () => {
    const zone = fc.constantFrom('Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'Asia/Kathmandu');
    const recentDay = fc.nat({ max: 40_000 }).map((days) => addDays(parseDay('1990-01-01'), days));
    fc.assert(
      fc.property(zone, recentDay, (timeZone, day) => {
        const start = startOfDay(timeZone, day);
        expect(dayAt(timeZone, start)).toBe(day);
        expect(dayAt(timeZone, new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('todayAt', () => {
  afterEach(() => jest.useRealTimers());

  it('uses the system clock without an instant', () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') });
    expect(todayAt('Europe/Berlin')).toBe('2027-01-01');
    expect(todayAt('Pacific/Honolulu')).toBe('2026-12-31');
  });

  it('is the day at each of several instants around midnight, in any order of zones', () => {
    const midnights = { 'Europe/Berlin': '2026-12-31T23:00:00Z', 'Asia/Kathmandu': '2026-12-31T18:15:00Z' };
    const zone = fc.constantFrom('Europe/Berlin' as const, 'Asia/Kathmandu' as const);
    const visit = fc.record({ zone, clock: zone, milliseconds: fc.integer({ min: -61_000, max: 61_000 }) });
    fc.assert(
      fc.property(fc.array(visit, { minLength: 2 }), (visits) => {
        for (const { zone: timeZone, clock, milliseconds } of visits) {
          const now = new Date(Date.parse(midnights[clock]) + milliseconds);
          expect(todayAt(timeZone, now)).toBe(dayAt(timeZone, now));
        }
      }),
    );
  });
});

describe('isTimeZone', () => {
  it.each(['Europe/Berlin', 'Pacific/Kiritimati', 'America/Argentina/Ushuaia', 'UTC'])('accepts %s', (name) =>
    expect(isTimeZone(name)).toBe(true),
  );

  it.each(['', 'Berlin', 'Europe/Atlantis', '+01:00', '-05', 'Europe/Berlin '])('refuses %j', (name) =>
    expect(isTimeZone(name)).toBe(false),
  );
});
