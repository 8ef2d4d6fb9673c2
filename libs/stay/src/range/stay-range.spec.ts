import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import { parseDay } from '../day/day';
import { nearDay, nearRange } from '../testing/arbitraries';
import { dayCount, daysOfRange, rangeContains, rangesIntersect, type StayRange } from './stay-range';

const range = (start: string, end: string): StayRange => ({ start: parseDay(start), end: parseDay(end) });

describe('dayCount', () => {
  it('counts both ends', () => {
    expect(dayCount(range('2026-12-08', '2026-12-11'))).toBe(4);
    expect(dayCount(range('2026-12-08', '2026-12-08'))).toBe(1);
  });
});

describe('daysOfRange', () => {
  it('lists every day over New Year', () => {
    expect(daysOfRange(range('2026-12-30', '2027-01-02'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });

  it('is empty for an end before the start', () => {
    expect(daysOfRange(range('2026-12-08', '2026-12-01'))).toEqual([]);
  });

  it('has consecutive days from the start, as many as `dayCount`', () => {
    fc.assert(
      fc.property(nearRange, (stay) => {
        const days = daysOfRange(stay);
        expect(days).toHaveLength(dayCount(stay));
        expect(days[0]).toBe(stay.start);
        expect(days.at(-1)).toBe(stay.end);
        expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 1)));
      }),
    );
  });
});

describe('rangeContains', () => {
  it('contains exactly the listed days', () => {
    fc.assert(
      fc.property(nearRange, nearDay, (stay, day) =>
        expect(rangeContains(stay, day)).toBe(daysOfRange(stay).includes(day)),
      ),
    );
  });
});

describe('rangesIntersect', () => {
  it('is true if one stay ends on the day on which the other begins', () => {
    expect(rangesIntersect(range('2026-12-08', '2026-12-11'), range('2026-12-11', '2026-12-13'))).toBe(true);
    expect(rangesIntersect(range('2026-12-08', '2026-12-11'), range('2026-12-12', '2026-12-13'))).toBe(false);
  });

  it('is true exactly if a day is in both, in either order', () => {
    fc.assert(
      fc.property(nearRange, nearRange, (a, b) => {
        const shared = daysOfRange(a).some((day) => rangeContains(b, day));
        expect(rangesIntersect(a, b)).toBe(shared);
        expect(rangesIntersect(b, a)).toBe(shared);
      }),
    );
  });
});
