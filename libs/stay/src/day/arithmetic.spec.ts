import fc from 'fast-check';
import { anyDay } from '../testing/arbitraries';
import { addDays, compareDays, daysBetween, weekdayOf } from './arithmetic';
import { isDay, parseDay } from './day';

const someDays = fc.integer({ min: -36_000, max: 36_000 });

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('is for %s and %i days: %s', (day, days, expected) => expect(addDays(parseDay(day), days)).toBe(expected));

  it('is reversed by the negative number of days', () => {
    fc.assert(
      fc.property(anyDay, someDays, (day, days) => {
        const moved = addDays(day, days);
        expect(isDay(moved)).toBe(true);
        expect(addDays(moved, -days)).toBe(day);
      }),
    );
  });

  it.each([
    ['9999-12-31', 1],
    ['0001-01-01', -1],
  ])('throws beyond the end of the calendar for %s and %i days', (day, days) =>
    expect(() => addDays(parseDay(day), days)).toThrow(RangeError),
  );
});

describe('daysBetween', () => {
  it('is the number of days to add', () => {
    fc.assert(fc.property(anyDay, someDays, (day, days) => expect(daysBetween(day, addDays(day, days))).toBe(days)));
  });

  it('is additive over a day in between', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (a, b, c) =>
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c)),
      ),
    );
  });
});

describe('compareDays', () => {
  it('has the sign of the days between', () => {
    fc.assert(fc.property(anyDay, anyDay, (a, b) => expect(compareDays(a, b)).toBe(Math.sign(daysBetween(b, a)))));
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-12-07', 0],
    ['2026-12-08', 1],
    ['2026-12-13', 6],
    ['0001-01-01', 0],
    ['1969-12-31', 2],
  ])('is for %s: %i', (day, weekday) => expect(weekdayOf(parseDay(day))).toBe(weekday));

  it('agrees with `Date`, whose week starts on Sunday', () => {
    fc.assert(fc.property(anyDay, (day) => expect((weekdayOf(day) + 1) % 7).toBe(new Date(day).getUTCDay())));
  });
});
