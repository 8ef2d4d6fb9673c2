import fc from 'fast-check';
import { addDays, firstDayOf, monthOf, nextMonth, weekdayOf } from '@hearthstay/stay';
import { anyDay } from '@hearthstay/stay/testing/arbitraries';
import { monthGrid } from './month-grid';

const anyMonth = anyDay.map(monthOf);

describe('monthGrid', () => {
  it('spans Monday 30 November to Sunday 10 January for December 2026', () => {
    const grid = monthGrid({ year: 2026, month: 12 });
    expect(grid[0]).toBe('2026-11-30');
    expect(grid.at(-1)).toBe('2027-01-10');
  });

  it('begins with the first day of a month that begins on a Monday and has six weeks', () => {
    const grid = monthGrid({ year: 2027, month: 2 });
    expect(grid[0]).toBe('2027-02-01');
    expect(grid.at(-1)).toBe('2027-03-14');
  });

  it('has 42 consecutive days from a Monday', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const grid = monthGrid(month);
        expect(grid).toHaveLength(42);
        expect(grid.slice(0, 1).map(weekdayOf)).toEqual([0]);
        expect(grid.slice(1)).toEqual(grid.slice(0, -1).map((day) => addDays(day, 1)));
      }),
    );
  });

  it('contains the whole month, with its first day in the first week', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const grid = monthGrid(month);
        expect(grid.slice(0, 7)).toContain(firstDayOf(month));
        expect(grid).toContain(addDays(firstDayOf(nextMonth(month)), -1));
      }),
    );
  });
});
