import fc from 'fast-check';
import { daysBetween } from '../day/arithmetic';
import { parseDay } from '../day/day';
import { nearDay } from '../testing/arbitraries';
import { isTooFarAhead, lastBookableDay } from './advance';
import { availabilityOf, type DayRules } from './availability';

const today = parseDay('2026-12-08');

describe('lastBookableDay', () => {
  it('is that many days from today', () => {
    expect(lastBookableDay(today, 22)).toBe('2026-12-30');
    expect(lastBookableDay(today, 365)).toBe('2027-12-08');
  });

  it('is the last day that is not too far ahead', () => {
    expect(isTooFarAhead(parseDay('2026-12-30'), today, 22)).toBe(false);
    expect(isTooFarAhead(parseDay('2026-12-31'), today, 22)).toBe(true);
  });

  it('separates the days by their distance from today', () => {
    fc.assert(
      fc.property(nearDay, nearDay, fc.integer({ min: 1, max: 30 }), (day, now, max) =>
        expect(isTooFarAhead(day, now, max)).toBe(daysBetween(now, day) > max),
      ),
    );
  });
});

describe('availabilityOf', () => {
  const rules = (occupied: readonly string[] = []): DayRules => ({
    today,
    maxAdvanceBookingDays: 7,
    isOccupied: (day) => occupied.includes(day),
  });

  it.each([
    ['2026-12-07', 'past'],
    ['2026-12-08', 'free'],
    ['2026-12-10', 'occupied'],
    ['2026-12-15', 'free'],
    ['2026-12-16', 'too-far'],
  ])('is for %s: %s', (day, availability) =>
    expect(availabilityOf(parseDay(day), rules(['2026-12-10']))).toBe(availability),
  );

  it('is `past` before `occupied`, and `occupied` before `too far ahead`', () => {
    const everywhere = rules(['2026-12-07', '2026-12-16']);
    expect(availabilityOf(parseDay('2026-12-07'), everywhere)).toBe('past');
    expect(availabilityOf(parseDay('2026-12-16'), everywhere)).toBe('occupied');
  });
});
