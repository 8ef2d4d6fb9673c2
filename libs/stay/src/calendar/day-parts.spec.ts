import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { nearDay } from '../testing/arbitraries';
import { heldParts, takenPart } from './day-parts';
import { heldIntervals } from './held-days';

/** Which guest has each of some nights. */
const nights = fc
  .array(fc.tuple(nearDay, fc.constantFrom('anna', 'jonas')), { maxLength: 30 })
  .map((entries) => new Map<Day, string>(entries));

describe('The parts of days that nights take', () => {
  it('are the halves after and before each night, whole days between nights of one guest', () => {
    fc.assert(
      fc.property(nights, (guestByNight) => {
        const halves = new Map<string, string>();
        for (const [night, guest] of guestByNight) {
          halves.set(`${night} afternoon`, guest);
          halves.set(`${addDays(night, 1)} morning`, guest);
        }
        const parts = heldParts(heldIntervals(guestByNight, (one, other) => one === other));
        const fromParts = parts.flatMap(({ day, part, holder }): [string, string][] => [
          ...(part === 'from-noon' ? [] : [[`${day} morning`, holder] as [string, string]]),
          ...(part === 'until-noon' ? [] : [[`${day} afternoon`, holder] as [string, string]]),
        ]);
        expect(new Map(fromParts)).toEqual(halves);
        expect(fromParts).toHaveLength(halves.size);
        expect(parts.map(({ day }) => day)).toEqual(parts.map(({ day }) => day).toSorted());
      }),
    );
  });

  it('are, for one day, those of the nights before and after it', () => {
    fc.assert(
      fc.property(nights, nearDay, (guestByNight, day) => {
        const before = guestByNight.has(addDays(day, -1));
        const after = guestByNight.has(day);
        const part = takenPart(day, (night) => guestByNight.has(night));
        expect([part === 'day' || part === 'until-noon', part === 'day' || part === 'from-noon']).toEqual([
          before,
          after,
        ]);
      }),
    );
  });
});
