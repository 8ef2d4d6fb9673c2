import {
  addDays,
  daysOfRange,
  heldRange,
  parseDay,
  type Day,
  type StayRange,
  type StayUnit,
  calendarBars,
} from '@hearthstay/stay';
import { nearDay, nearRange } from '@hearthstay/stay/testing/arbitraries';
import fc from 'fast-check';
import { holderOf, type Holder, type HolderBar } from '../holders';
import { isMovable, movableEnds, nearestFree, rangeMovedTo, takenDayOf, type StayEnd } from './moved-range';

const december = (day: number): Day => addDays(parseDay('2026-11-30'), day);
const today = december(1);
const range = (from: number, to: number): StayRange => ({ start: december(from), end: december(to) });

type Entry = Parameters<typeof holderOf>[0];

const entry = (id: string, { start, end }: StayRange, more: Partial<Entry> = {}): Entry => ({
  from: start,
  to: end,
  kind: 'request',
  id,
  label: id,
  status: 'confirmed',
  ...more,
});
const barsOf = (entries: Entry[], unit: StayUnit): HolderBar[] => calendarBars(entries.map(holderOf), unit);
const stay = holderOf(entry('stay', range(10, 14)));
const takenBy = (others: Entry[], moved: StayRange, unit: StayUnit = 'days') => {
  const taken = takenDayOf(stay, moved, barsOf([stay.entry, ...others], unit), unit);
  return taken && [taken.day, taken.by.source.entry.id];
};

it.each<[string, Partial<Entry>, StayRange, boolean]>([
  ['an approved stay', { status: 'approved' }, range(1, 3), true],
  ['a stay that ends today', {}, range(-3, 1), true],
  ['a stay that is over', {}, range(-3, 0), false],
  ['a request that waits', { status: 'pending' }, range(1, 3), false],
  ['a block', { kind: 'block', status: undefined }, range(1, 3), false],
])('checks whether %s can be moved', (_what, more, days, expected) => {
  expect(isMovable(holderOf(entry('a', days, more)), today)).toBe(expected);
});

it('keeps the day of arrival after the guest has arrived', () => {
  expect(movableEnds(range(0, 4), today)).toEqual(['end']);
  expect(movableEnds(range(1, 4), today)).toEqual(['start', 'end']);
});

it('moves one end, but not beyond the other end and not before today', () => {
  expect(rangeMovedTo(stay, 'start', december(8), 'days', today)).toEqual(range(8, 14));
  expect(rangeMovedTo(stay, 'start', december(20), 'days', today)).toEqual(range(14, 14));
  expect(rangeMovedTo(stay, 'start', december(20), 'nights', today)).toEqual(range(13, 14));
  expect(rangeMovedTo(stay, 'end', december(2), 'nights', today)).toEqual(range(10, 11));
  expect(rangeMovedTo(stay, 'start', december(-5), 'days', today)).toEqual(range(1, 14));
});

it('finds the occupied new day that is nearest to the stay', () => {
  expect(takenBy([], range(2, 20))).toBeNull();
  expect(takenBy([entry('anna', range(4, 6)), entry('ben', range(7, 8))], range(2, 14))).toEqual([december(8), 'ben']);
  expect(takenBy([entry('stove', range(16, 18), { kind: 'block' })], range(10, 20))).toEqual([december(16), 'stove']);
  expect(takenBy([entry('airbnb', range(16, 18), { kind: 'feed' })], range(10, 15))).toBeNull();
});

it('ignores pending requests, and entries that share a day with the stay already', () => {
  expect(takenBy([entry('carla', range(15, 18), { status: 'pending' })], range(10, 18))).toBeNull();
  expect(takenBy([entry('airbnb', range(12, 14), { kind: 'feed' })], range(10, 18))).toBeNull();
});

it('allows days that an offer holds, if it is the offer to the same guest', () => {
  const offer = { kind: 'offer', status: undefined, holds: true } as const;
  expect(takenBy([entry('stay', range(15, 18), offer)], range(10, 18))).toBeNull();
  expect(takenBy([entry('anna', range(15, 18), offer)], range(10, 18))).toEqual([december(15), 'anna']);
});

it('allows stays of nights to meet on the day of a departure and an arrival', () => {
  const others = [entry('anna', range(5, 8)), entry('ben', range(16, 18))];
  expect(takenBy(others, range(8, 16), 'nights')).toBeNull();
  expect(takenBy(others, range(7, 14), 'nights')).toEqual([december(7), 'anna']);
  expect(takenBy(others, range(10, 17), 'nights')).toEqual([december(16), 'ben']);
  expect(takenBy(others, range(8, 14), 'days')).toEqual([december(8), 'anna']);
});

it('finds the free range nearest to the new one', () => {
  const stove = entry('stove', range(4, 8), { kind: 'block' });
  const bars = barsOf([stay.entry, stove], 'days');
  expect(nearestFree(stay, 'start', range(5, 14), bars, 'days')).toEqual(range(9, 14));
  expect(nearestFree(stay, 'end', range(10, 20), bars, 'days')).toEqual(range(10, 20));
});

const heldDays = ({ isStay, ...days }: Holder, unit: StayUnit) =>
  daysOfRange(isStay ? heldRange(days, unit) : { start: days.start, end: days.end });

it('never moves a stay to occupied days, keeps its own days, and is as long as possible', () => {
  const others = fc.array(fc.tuple(nearRange, fc.constantFrom('block', 'feed', 'request')), { maxLength: 6 });
  fc.assert(
    fc.property(
      nearRange,
      nearDay,
      fc.constantFrom<StayEnd>('start', 'end'),
      fc.constantFrom<StayUnit>('days', 'nights'),
      others,
      (days, day, end, unit, more) => {
        const first = addDays(parseDay('2026-12-01'), -30);
        const own = holderOf(entry('own', days));
        const entries = more.map(([taken, kind], index) => entry(`${index}`, taken, { kind }));
        const bars = barsOf([own.entry, ...entries], unit);
        const moved = rangeMovedTo(own, end, day, unit, first);
        const free = nearestFree(own, end, moved, bars, unit);
        const before = heldDays(own, unit);
        const taken = new Set(entries.map(holderOf).flatMap((holder) => heldDays(holder, unit)));
        const added = heldDays({ ...own, ...free }, unit).filter((each) => !before.includes(each));
        expect(added.filter((each) => taken.has(each))).toEqual([]);
        expect(takenDayOf(own, own, bars, unit)).toBeNull();
        expect(takenDayOf(own, moved, bars, unit) === null).toBe(free[end] === moved[end]);
      },
    ),
  );
});
