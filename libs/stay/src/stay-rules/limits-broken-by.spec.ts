import fc from 'fast-check';
import { nearDay, nearRange } from '../testing/arbitraries';
import { anyStayLimits } from '../testing/stay-limits';
import { checkStayLimits } from './check-stay-limits';
import { checkGap } from './kept-free-days';
import { limitsBrokenBy } from './limits-broken-by';

describe('The limits that a stay breaks', () => {
  it('are none exactly if a guest may ask for it, and begin with what a guest is told', () => {
    const unit = fc.constantFrom('days' as const, 'nights' as const);
    fc.assert(
      fc.property(
        nearRange,
        anyStayLimits,
        nearDay,
        unit,
        fc.array(nearDay),
        (range, limits, today, held, stayDays) => {
          const broken = limitsBrokenBy(range, { limits, today, unit: held, stayDays });
          const told = checkStayLimits(range, limits, today) ?? checkGap(range, held, stayDays, limits.gapDays);
          expect(broken[0] ?? null).toEqual(told);
          expect(new Set(broken.map(({ code }) => code)).size).toBe(broken.length);
        },
      ),
    );
  });
});
