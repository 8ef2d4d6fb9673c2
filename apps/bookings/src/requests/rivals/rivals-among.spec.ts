import fc from 'fast-check';
import { daysOfRange, heldRange, isPast, rangeOf, waitsForOwner } from '@hearthstay/stay';
import { nearDay, requestList } from '@hearthstay/stay/testing/arbitraries';
import { rivalsAmong } from './rivals-among';

it('The rivals of a stay are the requests that wait for the owner, are not past and hold a day or night of it', () => {
  const anyUnit = fc.constantFrom('days' as const, 'nights' as const);
  fc.assert(
    fc.property(requestList, nearDay, anyUnit, (requests, today, unit) => {
      const heldBy = (request: (typeof requests)[number]) => daysOfRange(heldRange(rangeOf(request), unit));
      for (const stay of requests) {
        const expected = requests.filter(
          (other) =>
            other !== stay &&
            waitsForOwner(other, today) &&
            !isPast(other, today) &&
            heldBy(other).some((day) => heldBy(stay).includes(day)),
        );
        expect(rivalsAmong(requests, stay, { unit, today })).toEqual(expected);
      }
    }),
  );
});
