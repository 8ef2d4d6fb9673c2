import fc from 'fast-check';
import { addDays, daysBetween } from '../day/arithmetic';
import { nearDay, nearRange } from '../testing/arbitraries';
import { isInGap, keptFreeDays } from './kept-free-days';

const stayDays = fc.uniqueArray(nearDay, { maxLength: 20 });
const gapDays = fc.nat({ max: 5 });

describe('The days that stay free', () => {
  it('are those without a stay that are near enough to one', () => {
    fc.assert(
      fc.property(stayDays, gapDays, nearDay, (days, gap, day) => {
        const isNear = days.some((other) => Math.abs(daysBetween(other, day)) <= gap);
        expect(keptFreeDays(days, gap).includes(day)).toBe(isNear && !days.includes(day));
      }),
    );
  });

  it('refuse exactly the free stays that are too near to another', () => {
    fc.assert(
      fc.property(stayDays, gapDays, nearRange, fc.constantFrom('days', 'nights'), (days, gap, range, unit) => {
        const last = unit === 'nights' && range.end > range.start ? addDays(range.end, -1) : range.end;
        const distances = days.map((day) =>
          day < range.start ? daysBetween(day, range.start) : day > last ? daysBetween(last, day) : 0,
        );
        fc.pre(!distances.includes(0));
        expect(isInGap(range, unit, days, gap)).toBe(distances.some((distance) => distance <= gap));
      }),
    );
  });
});
