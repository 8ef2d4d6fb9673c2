import fc from 'fast-check';
import { addDays, daysBetween } from '../day/arithmetic';
import { parseDay, type Day } from '../day/day';
import { anyStayLimits } from '../testing/stay-limits';
import { nearDay, nearRange } from '../testing/arbitraries';
import { checkStayLimits, firstDeparture } from './check-stay-limits';
import { noStayLimits, nightsOf, overlappingSeasons, type StayLimits } from './stay-rules';

const today = parseDay('2026-06-01');
const saturday = parseDay('2026-07-04');
const stay = (from: Day, nights: number) => ({ start: from, end: addDays(from, nights) });
const check = (limits: Partial<StayLimits>, range: { start: Day; end: Day }) =>
  checkStayLimits(range, { ...noStayLimits, ...limits }, today);

const summer = {
  name: 'Sommer',
  from: parseDay('2026-07-01'),
  to: parseDay('2026-08-31'),
  minNights: 7,
  arrivalWeekdays: [6],
  departureWeekdays: [6],
};

describe('The limits of stays', () => {
  it('allow everything while none is set', () => {
    fc.assert(fc.property(nearRange, (range) => checkStayLimits(range, noStayLimits, range.start) === null));
  });

  it.each<[string, Partial<StayLimits>, { start: Day; end: Day }, object | null]>([
    ['enough nights', { minNights: 3 }, stay(saturday, 3), null],
    ['too few nights', { minNights: 3 }, stay(saturday, 2), { code: 'MIN_NIGHTS', params: { count: 3 } }],
    ['a single day, which counts as a night', { minNights: 1 }, stay(saturday, 0), null],
    ['the right weekdays', { arrivalWeekdays: [6], departureWeekdays: [1] }, stay(saturday, 2), null],
    [
      'another weekday of arrival',
      { arrivalWeekdays: [5, 7] },
      stay(saturday, 2),
      { code: 'ARRIVAL_WEEKDAY', params: { days: [5, 7] } },
    ],
    [
      'another weekday of departure',
      { departureWeekdays: [7] },
      stay(saturday, 2),
      { code: 'DEPARTURE_WEEKDAY', params: { days: [7] } },
    ],
    ['the first day that leaves notice', { noticeDays: 3 }, stay(parseDay('2026-06-04'), 1), null],
    [
      'a day without enough notice',
      { noticeDays: 3 },
      stay(parseDay('2026-06-03'), 1),
      { code: 'NOTICE_DAYS', params: { count: 3 } },
    ],
    ['a week in the season', { seasons: [summer] }, stay(saturday, 7), null],
    [
      'less than a week in the season',
      { seasons: [summer] },
      stay(saturday, 6),
      { code: 'MIN_NIGHTS', params: { count: 7 }, season: 'Sommer' },
    ],
    [
      'an arrival before the season, whose rules do not count then',
      { seasons: [summer] },
      stay(parseDay('2026-06-30'), 2),
      null,
    ],
    [
      'an arrival on the last day of the season, whose rules count wherever the stay ends',
      { seasons: [summer] },
      stay(summer.to, 7),
      { code: 'ARRIVAL_WEEKDAY', params: { days: [6] }, season: 'Sommer' },
    ],
    [
      'a rule of the year that the season does not have',
      { minNights: 3, seasons: [{ name: 'Juli', from: summer.from, to: summer.to }] },
      stay(saturday, 2),
      { code: 'MIN_NIGHTS', params: { count: 3 } },
    ],
    [
      'a season that lifts a rule of the year',
      { arrivalWeekdays: [1], seasons: [{ name: 'Juli', from: summer.from, to: summer.to, arrivalWeekdays: [] }] },
      stay(saturday, 2),
      null,
    ],
  ])('check %s', (_, limits, range, violation) => expect(check(limits, range)).toEqual(violation));

  it('allow exactly the stays that no rule forbids, day by day', () => {
    // Weekdays are counted from a known Monday here.
    const weekday = (day: Day) => (((daysBetween(parseDay('2026-11-30'), day) % 7) + 7) % 7) + 1;
    fc.assert(
      fc.property(anyStayLimits, nearRange, nearDay, (limits, range, now) => {
        const season = limits.seasons.find(({ from, to }) => range.start >= from && range.start <= to);
        const rules = { ...limits, ...season };
        const isAllowed =
          daysBetween(now, range.start) >= limits.noticeDays &&
          (rules.arrivalWeekdays.length === 0 || rules.arrivalWeekdays.includes(weekday(range.start))) &&
          (rules.departureWeekdays.length === 0 || rules.departureWeekdays.includes(weekday(range.end))) &&
          Math.max(1, daysBetween(range.start, range.end)) >= rules.minNights;
        expect(checkStayLimits(range, limits, now) === null).toBe(isAllowed);
      }),
    );
  });
});

describe('The first departure', () => {
  it('is the first day on which the limits let a stay end', () => {
    fc.assert(
      fc.property(anyStayLimits, nearDay, fc.boolean(), (limits, arrival, isSingleDayAllowed) => {
        const free = { ...limits, arrivalWeekdays: [], noticeDays: 0, seasons: limits.seasons.map(withoutArrival) };
        const lengths = Array.from({ length: 30 }, (_, days) => days).filter((days) => days > 0 || isSingleDayAllowed);
        const first = lengths.find((days) => checkStayLimits(stay(arrival, days), free, arrival) === null);
        expect(firstDeparture(arrival, limits, isSingleDayAllowed)).toBe(addDays(arrival, first!));
      }),
    );
  });
});

const withoutArrival = <Season extends object>(season: Season) => ({ ...season, arrivalWeekdays: [] });

describe('Seasons', () => {
  const season = (from: string, to: string) => ({ name: from, from: parseDay(from), to: parseDay(to) });

  it('may follow each other, also over New Year', () => {
    const seasons = [season('2027-01-07', '2027-02-28'), season('2026-12-20', '2027-01-06')];
    expect(overlappingSeasons(seasons)).toBeNull();
  });

  it.each([
    ['share a day', season('2026-07-01', '2026-07-31'), season('2026-07-31', '2026-08-31')],
    ['lie within each other', season('2026-07-01', '2026-08-31'), season('2026-07-10', '2026-07-12')],
    ['are the same', season('2026-07-01', '2026-07-31'), season('2026-07-01', '2026-07-31')],
  ])('overlap when they %s', (_, first, second) => {
    expect(overlappingSeasons([second, first])).toEqual(expect.arrayContaining([first, second]));
  });
});

it('counts the nights between the days of a stay, and one for a single day', () => {
  expect([0, 1, 7].map((nights) => nightsOf(stay(saturday, nights)))).toEqual([1, 1, 7]);
});
