import {
  addDays,
  daysBetween,
  daysOfRange,
  monthOf,
  parseDay,
  type Day,
  barsCollide,
  calendarBars,
} from '@hearthstay/stay';
import { nearRange } from '@hearthstay/stay/testing/arbitraries';
import fc from 'fast-check';
import { addMonths, barsByDay, calendarWeeks, monthsFrom } from './calendar-weeks';

const december = (day: number): Day => addDays(parseDay('2026-11-30'), day);
const stay = (from: number, to: number) => ({ start: december(from), end: december(to), isStay: true });
const held = (from: number, to: number) => ({ start: december(from), end: december(to), isStay: false });
const month = monthOf(december(1));
const placesOf = (sources: ReturnType<typeof stay>[], unit: 'days' | 'nights') =>
  calendarWeeks(month, calendarBars(sources, unit)).map(({ segments }) =>
    segments.map(({ from, to, bar }) => [from, to, bar.lane]),
  );

it('draws whole days where stays hold days, in as many weeks as they touch', () => {
  // 1 December 2026 is a Tuesday.
  expect(placesOf([stay(2, 4), stay(6, 7)], 'days')).toEqual([
    [
      [5, 11, 0],
      [13, 15, 0],
    ],
    [[1, 3, 0]],
    [],
    [],
    [],
  ]);
});

it('draws from noon to noon where stays hold nights, so that two stays share a lane on the day of change', () => {
  expect(placesOf([stay(2, 4), stay(4, 5)], 'nights')[0]).toEqual([
    [6, 10, 0],
    [10, 12, 0],
  ]);
});

it('ends held nights on the day after the last one, even for a stay of one day', () => {
  expect(placesOf([held(2, 2), stay(4, 4)], 'nights')[0]).toEqual([
    [6, 8, 0],
    [10, 12, 0],
  ]);
});

it('puts bars of the same time into separate lanes, the longer one first', () => {
  expect(placesOf([stay(2, 3), stay(2, 5), stay(3, 4)], 'days')[0]).toEqual([
    [5, 13, 0],
    [5, 9, 1],
    [7, 11, 2],
  ]);
});

it('has no days of other months, and marks where a bar continues', () => {
  const [first] = calendarWeeks(month, calendarBars([held(-3, 1)], 'days'));
  expect(first?.days).toEqual([null, ...[1, 2, 3, 4, 5, 6].map(december)]);
  expect(first?.segments).toMatchObject([{ from: 3, to: 5, startsBar: false, endsBar: true }]);
});

it('counts months across years', () => {
  expect(monthsFrom({ year: 2026, month: 12 }, 2)).toEqual([
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ]);
  expect(addMonths({ year: 2026, month: 1 }, -13)).toEqual({ year: 2024, month: 12 });
});

const sources = fc.array(
  fc.tuple(nearRange, fc.boolean()).map(([range, isStay]) => ({ ...range, isStay })),
  { maxLength: 20 },
);
const unit = fc.constantFrom('days' as const, 'nights' as const);
/** All days that ranges of `nearRange` can touch. */
const months = monthsFrom({ year: 2026, month: 11 }, 6);

/** The half days of a bar, counted one by one: the half before noon and the half after noon of each day. */
const halvesOf = ({ start, end, isStay }: { start: Day; end: Day; isStay: boolean }, of: 'days' | 'nights') => {
  const days = daysOfRange({ start, end });
  if (of === 'days') return days.flatMap((day) => [`${day} am`, `${day} pm`]);
  const nights = isStay && days.length > 1 ? days.slice(0, -1) : days;
  return nights.flatMap((night) => [`${night} pm`, `${addDays(night, 1)} am`]);
};

it('covers exactly the half days of each entry', () => {
  fc.assert(
    fc.property(sources, unit, (all, of) => {
      const covered = new Map<object, string[]>(all.map((source) => [source, []]));
      for (const { days, segments } of months.flatMap((each) => calendarWeeks(each, calendarBars(all, of)))) {
        for (const { bar, from, to } of segments) {
          for (let half = from - 1; half < to - 1; half += 1) {
            covered.get(bar.source)!.push(`${days[Math.floor(half / 2)]} ${half % 2 === 0 ? 'am' : 'pm'}`);
          }
        }
      }
      for (const source of all) expect(covered.get(source)).toEqual(halvesOf(source, of));
    }),
  );
});

it('has no overlaps in a lane, and no more lanes than bars at the same time', () => {
  fc.assert(
    fc.property(sources, unit, (all, of) => {
      const bars = calendarBars(all, of);
      const halves = bars.map(({ source }) => new Set(halvesOf(source, of)));
      const share = (one: Set<string>, other: Set<string>) => [...one].some((half) => other.has(half));
      bars.forEach((bar, index) => {
        bars.slice(0, index).forEach((other, before) => {
          const collides = share(halves[index]!, halves[before]!);
          expect(barsCollide(bar, other)).toBe(collides);
          if (collides) expect(other.lane).not.toBe(bar.lane);
        });
      });
      const atOnce = halves.flatMap((one) => [...one].map((half) => halves.filter((other) => other.has(half)).length));
      const deepest = Math.max(0, ...atOnce);
      expect(Math.max(0, ...bars.map(({ lane }) => lane + 1))).toBe(deepest);
    }),
  );
});

it('lists the bars on each day', () => {
  fc.assert(
    fc.property(sources, unit, (all, of) => {
      const bars = calendarBars(all, of);
      const byDay = barsByDay(bars);
      for (const bar of bars) {
        for (let days = -1; days <= daysBetween(bar.start, bar.end) + 1; days += 1) {
          const day = addDays(bar.start, days);
          expect(byDay.get(day)?.includes(bar) ?? false).toBe(day >= bar.start && day <= bar.end);
        }
      }
    }),
  );
});
