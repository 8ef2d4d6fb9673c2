import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import { parseDay } from '../day/day';
import { daysOfRange } from '../range/stay-range';
import { nearDay } from '../testing/arbitraries';
import { heldIntervals, intervalAt } from './held-days';

const december = (day: number) => addDays(parseDay('2026-12-01'), day - 1);

const isSame = (one: string, other: string) => one === other;

const holders = fc
  .array(fc.tuple(nearDay, fc.constantFrom('Jonas', 'Marta', 'blocked')), { maxLength: 60 })
  .map((entries) => new Map(entries));

it('joins neighbouring days of the same holder, and no others', () => {
  const days = new Map([
    [december(5), 'Marta'],
    [december(3), 'Jonas'],
    [december(4), 'Jonas'],
    [december(7), 'Marta'],
  ]);
  expect(heldIntervals(days, isSame)).toEqual([
    { start: december(3), end: december(4), holder: 'Jonas' },
    { start: december(5), end: december(5), holder: 'Marta' },
    { start: december(7), end: december(7), holder: 'Marta' },
  ]);
});

it('says of every day who has it, as the days did', () => {
  fc.assert(
    fc.property(holders, nearDay, (days, day) => {
      expect(intervalAt(heldIntervals(days, isSame), day)?.holder).toBe(days.get(day));
    }),
  );
});

it('keeps every day in one interval, in order', () => {
  fc.assert(
    fc.property(holders, (days) => {
      const held = heldIntervals(days, isSame).flatMap(daysOfRange);
      expect(held).toEqual([...days.keys()].toSorted());
    }),
  );
});

it('makes as few intervals as possible', () => {
  fc.assert(
    fc.property(holders, (days) => {
      const intervals = heldIntervals(days, isSame);
      const joinable = intervals.filter(({ start, holder }) => days.get(addDays(start, -1)) === holder);
      expect(joinable).toEqual([]);
    }),
  );
});
