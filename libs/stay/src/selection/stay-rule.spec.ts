import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import { parseDay, type Day } from '../day/day';
import { checkRange } from '../range-rules/check-range';
import { nearDay } from '../testing/arbitraries';
import { stayRule } from './select-day';

const today = parseDay('2026-12-10');
const maxAdvanceBookingDays = 30;
const anyUnit = fc.constantFrom('days', 'nights');
const taken = fc.uniqueArray(nearDay, { maxLength: 15 });
const rulesOf = (days: readonly Day[]) => ({
  today,
  maxAdvanceBookingDays,
  isOccupied: (day: Day) => days.includes(day),
});

describe('The rule by which stays are chosen', () => {
  it('offers exactly the days of stays that can be requested', () => {
    fc.assert(
      fc.property(anyUnit, taken, nearDay, fc.nat({ max: 12 }), (unit, days, start, more) => {
        const end = addDays(start, more);
        const rules = rulesOf(days);
        const rule = stayRule(unit, rules);
        const isAllowed = (range: { start: Day; end: Day }) =>
          checkRange(range, { ...rules, unit, maxConsecutiveBookings: 100 }) === null;
        expect(rule.canArrive(start)).toBe(
          isAllowed({ start, end: start }) || isAllowed({ start, end: addDays(start, 1) }),
        );
        if (end > start && rule.canArrive(start)) {
          expect(rule.canLeave(end, start)).toBe(isAllowed({ start, end }));
        }
      }),
    );
  });

  it('lets a guest leave on the day on which another arrives, in a house of nights only', () => {
    const rules = rulesOf([parseDay('2026-12-15')]);
    const [arrival, departure] = [parseDay('2026-12-13'), parseDay('2026-12-15')];
    expect(stayRule('nights', rules).canLeave(departure, arrival)).toBe(true);
    expect(stayRule('days', rules).canLeave(departure, arrival)).toBe(false);
  });
});
