import fc from 'fast-check';
import { addDays } from './arithmetic';
import { isDay, parseDay } from './day';
import { plannableDays, recordableDays } from './day-limits';
import { anyDay } from '../testing/arbitraries';

describe('Days to plan and to record', () => {
  it('reach from ten years back to five and to ten years ahead', () => {
    const today = parseDay('2026-11-25');
    expect(plannableDays(today)).toEqual({ start: '2016-11-25', end: '2031-11-25' });
    expect(recordableDays(today)).toEqual({ start: '2016-11-25', end: '2036-11-25' });
  });

  it('end on the 28th of February where there is no 29th', () => {
    expect(plannableDays(parseDay('2028-02-29'))).toEqual({ start: '2018-02-28', end: '2033-02-28' });
  });
});

it('a day that is moved is a day of four digits or an error', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4_000_000, max: 4_000_000 }), (day, days) => {
      let moved: unknown;
      try {
        moved = addDays(day, days);
      } catch (error) {
        return error instanceof RangeError;
      }
      return isDay(moved);
    }),
  );
});
