import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import { parseDay } from '../day/day';
import { anyDay } from '../testing/arbitraries';
import { firstDayOf, isInMonth, isSameMonth, monthOf, nextMonth, previousMonth } from './month';

const anyMonth = anyDay.map(monthOf);

describe('Months', () => {
  it('advance over a year in both directions', () => {
    expect(nextMonth({ year: 2026, month: 12 })).toEqual({ year: 2027, month: 1 });
    expect(previousMonth({ year: 2027, month: 1 })).toEqual({ year: 2026, month: 12 });
  });

  it('are consecutive', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        expect(previousMonth(nextMonth(month))).toEqual(month);
        expect(monthOf(addDays(firstDayOf(nextMonth(month)), -1))).toEqual(month);
      }),
    );
  });

  it('contain a day with the same year and month', () => {
    expect(isInMonth(parseDay('2026-12-31'), { year: 2026, month: 12 })).toBe(true);
    expect(isInMonth(parseDay('2027-12-31'), { year: 2026, month: 12 })).toBe(false);
    expect(isInMonth(parseDay('2026-11-30'), { year: 2026, month: 12 })).toBe(false);
  });

  it('are equal if a day of one is in the other', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isSameMonth(monthOf(day), monthOf(firstDayOf(monthOf(day))))).toBe(true);
        expect(isSameMonth(monthOf(day), nextMonth(monthOf(day)))).toBe(false);
      }),
    );
  });
});
