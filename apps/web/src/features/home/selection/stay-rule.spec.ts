import fc from 'fast-check';
import { addDays, checkRange, noStayLimits, parseDay, type Day } from '@hearthstay/stay';
import { nearDay } from '@hearthstay/stay/testing/arbitraries';
import { anyStayLimits } from '@hearthstay/stay/testing/stay-limits';
import { withinLimits } from '@web/features/home/house-rules/within-limits';
import { freeStays } from './free-stays';
import { selectDay } from './select-day';

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
        const rule = freeStays(unit, rules);
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

  it("offers, within the owner's limits, exactly the days of stays that can be requested", () => {
    fc.assert(
      fc.property(
        anyUnit,
        taken,
        nearDay,
        fc.integer({ min: 1, max: 12 }),
        anyStayLimits,
        (unit, days, start, more, stayLimits) => {
          const rules = { ...rulesOf(days), stayLimits };
          const withoutLimits = freeStays(unit, rules);
          const rule = withinLimits(withoutLimits, stayLimits, unit, today);
          const isAllowed = (end: Day) =>
            checkRange({ start, end }, { ...rules, unit, maxConsecutiveBookings: 100 }) === null;
          const ends = Array.from({ length: 20 }, (_, length) => addDays(start, length));
          expect(rule.canArrive(start)).toBe(ends.some(isAllowed));
          if (!rule.canArrive(start)) return;
          const [end, first] = [addDays(start, more), { kind: 'first-day', start } as const];
          expect(rule.canLeave(end, start)).toBe(isAllowed(end));
          // A free day that cannot be chosen has a reason, and a click on it changes nothing.
          const isForbidden = withoutLimits.canLeave(end, start) && !isAllowed(end);
          expect(rule.limitOn(end, start) !== null).toBe(isForbidden);
          if (isForbidden) expect(selectDay(first, end, rule)).toBe(first);
        },
      ),
    );
  });

  it('has a reason why no stay can begin on a free day', () => {
    const limits = { ...noStayLimits, minNights: 3, departureWeekdays: [6] };
    const [monday, friday] = [parseDay('2026-12-14'), parseDay('2026-12-18')];
    const reason = (occupied: Day[], day: Day) =>
      withinLimits(freeStays('nights', rulesOf(occupied)), limits, 'nights', today).limitOn(day, null);
    expect(reason([], monday)).toBeNull();
    expect(reason([addDays(monday, 2)], monday)).toEqual({ code: 'MIN_NIGHTS', params: { count: 3 } });
    expect(reason([friday], monday)).toEqual({ code: 'DEPARTURE_WEEKDAY', params: { days: [6] } });
    expect(reason([monday], monday)).toBeNull();
  });

  it('allows a departure on the day of an arrival only in a house of nights', () => {
    const rules = rulesOf([parseDay('2026-12-15')]);
    const [arrival, departure] = [parseDay('2026-12-13'), parseDay('2026-12-15')];
    expect(freeStays('nights', rules).canLeave(departure, arrival)).toBe(true);
    expect(freeStays('days', rules).canLeave(departure, arrival)).toBe(false);
  });
});
