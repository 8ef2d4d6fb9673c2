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
  ])('from %s by %i is %s', (day, days, expected) => expect(addDays(parseDay(day), days)).toBe(expected));

  it('is undone by going back as far', () => {
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
  ])('refuses to leave the calendar from %s by %i', (day, days) =>
    expect(() => addDays(parseDay(day), days)).toThrow(RangeError),
  );
});

describe('daysBetween', () => {
  it('is what has to be added', () => {
    fc.assert(fc.property(anyDay, someDays, (day, days) => expect(daysBetween(day, addDays(day, days))).toBe(days)));
  });

  it('adds up over a day in between', () => {
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
  ])('of %s is %i', (day, weekday) => expect(weekdayOf(parseDay(day))).toBe(weekday));

  it('agrees with the platform, whose week starts on Sunday', () => {
    fc.assert(fc.property(anyDay, (day) => expect((weekdayOf(day) + 1) % 7).toBe(new Date(day).getUTCDay())));
  });
});
