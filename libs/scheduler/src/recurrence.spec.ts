import fc from 'fast-check';
import { dailyAt, everyMilliseconds } from './recurrence';

const next = (hour: number, timeZone: string, after: string): string =>
  new Date(dailyAt(hour, timeZone)(Date.parse(after))).toISOString();

describe('dailyAt', () => {
  it.each([
    ['just before', 3, 'Europe/Berlin', '2026-06-01T00:59:59.999Z', '2026-06-01T01:00:00.000Z'],
    ['at that moment', 3, 'Europe/Berlin', '2026-06-01T01:00:00.000Z', '2026-06-02T01:00:00.000Z'],
    ['midnight', 0, 'Europe/Berlin', '2026-06-01T12:00:00Z', '2026-06-01T22:00:00.000Z'],
    ['a zone of quarters', 3, 'Asia/Kathmandu', '2026-06-01T00:00:00Z', '2026-06-01T21:15:00.000Z'],
    ['in the night that has no such hour', 2, 'Europe/Berlin', '2027-03-28T00:00:00Z', '2027-03-28T01:00:00.000Z'],
    ['after the night that lost an hour', 3, 'Europe/Berlin', '2027-03-28T01:00:00Z', '2027-03-29T01:00:00.000Z'],
    ['the first of two such hours', 2, 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:00:00.000Z'],
    ['not the second of two such hours', 2, 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-26T01:00:00.000Z'],
    ['the midnight that a zone skips', 0, 'America/Santiago', '2027-09-04T12:00:00Z', '2027-09-05T04:00:00.000Z'],
    ['within two skipped hours', 2, 'Antarctica/Troll', '2027-03-28T00:00:00Z', '2027-03-28T01:00:00.000Z'],
  ])('%s: %i o’clock in %s after %s is %s', (_what, hour, timeZone, after, expected) =>
    expect(next(hour, timeZone, after)).toBe(expected),
  );

  const zones = [
    ...['Europe/Berlin', 'Europe/Lisbon', 'America/New_York', 'America/Santiago', 'America/Havana', 'America/St_Johns'],
    ...['Africa/Cairo', 'Asia/Beirut', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Antarctica/Troll'],
    ...[
      'Africa/Casablanca',
      'Atlantic/Azores',
      'America/Scoresbysund',
      'Pacific/Kiritimati',
      'Pacific/Honolulu',
      'UTC',
    ],
  ];
  const step = 5 * 60_000;
  const day = 24 * 60 * 60_000;

  /** A slow model: the first quarter of an hour of each surrounding day at which its clocks show the hour or later. */
  const model = (hour: number, timeZone: string, after: number): number | undefined => {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const first = new Map<string, number>();
    const start = Math.floor(after / step) * step - 2 * day;
    for (let instant = start; instant <= after + 2 * day; instant += step) {
      const [date = '', time = ''] = format.format(instant).split(' ');
      if (Number(time.slice(0, 2)) >= hour && !first.has(date)) first.set(date, instant);
    }
    return [...first.values()].sort((a, b) => a - b).find((instant) => instant > after);
  };

  /** Most days have no change of clocks, so half of the instants lie near one. */
  const changes = (timeZone: string): number[] => {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const offset = (instant: number) =>
      format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
    const days = Array.from({ length: 5 * 366 }, (_, index) => Date.parse('2026-01-01T12:00:00Z') + index * day);
    return days.filter((instant) => offset(instant) !== offset(instant + day));
  };

  it('is the first moment of a day at which the hour has come, in any zone, over any change of clocks', () => {
    const anInstant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2036-01-01') });
    const zoneAndInstant = fc.constantFrom(...zones).chain((timeZone) => {
      const near = changes(timeZone);
      if (near.length === 0) return fc.tuple(fc.constant(timeZone), anInstant);
      const nearOne = fc
        .tuple(fc.constantFrom(...near), fc.integer({ min: -2 * day, max: 2 * day }))
        .map(([change, distance]) => change + distance);
      return fc.tuple(fc.constant(timeZone), fc.oneof(anInstant, nearOne));
    });
    fc.assert(
      fc.property(zoneAndInstant, fc.integer({ min: 0, max: 23 }), ([timeZone, after], hour) => {
        expect(dailyAt(hour, timeZone)(after)).toBe(model(hour, timeZone, after));
      }),
    );
  });

  it('refuses an unknown time zone', () => {
    expect(() => dailyAt(3, 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('everyMilliseconds', () => {
  it('is this long after a run', () => expect(everyMilliseconds(1_000)(5)).toBe(1_005));
});
