import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import { parseDay } from '../day/day';
import type { StayLimits } from '../stay-rules/stay-rules';

const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 });
const minNights = fc.integer({ min: 1, max: 6 });

/** Up to four seasons that do not overlap, some of them without a rule of their own, around the near days. */
const seasons = fc
  .array(
    fc.record({
      gap: fc.nat({ max: 10 }),
      length: fc.integer({ min: 1, max: 20 }),
      rules: fc.record({ minNights, arrivalWeekdays: weekdays, departureWeekdays: weekdays }, { requiredKeys: [] }),
    }),
    { maxLength: 4 },
  )
  .map((parts) => {
    let next = parseDay('2026-11-25');
    return parts.map(({ gap, length, rules }, index) => {
      const from = addDays(next, gap);
      next = addDays(from, length);
      return { name: `Season ${index}`, from, to: addDays(next, -1), ...rules };
    });
  });

/** Any limits of stays. */
export const anyStayLimits: fc.Arbitrary<StayLimits> = fc.record({
  minNights,
  arrivalWeekdays: weekdays,
  departureWeekdays: weekdays,
  noticeDays: fc.nat({ max: 10 }),
  gapDays: fc.nat({ max: 5 }),
  seasons,
});
