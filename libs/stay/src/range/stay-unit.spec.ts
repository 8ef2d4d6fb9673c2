import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { rangeOf, type RequestStay } from '../requests/request-stay';
import { isTaken } from '../requests/status';
import { guestStatistics } from '../statistics/guest-statistics';
import { nearRange, requestList } from '../testing/arbitraries';
import { daysOfRange, type StayRange } from './stay-range';
import { heldRange, stayLength } from './stay-unit';

/** The nights of a stay, counted one by one: each day after which the guest is still there. */
const nightsOf = ({ start, end }: StayRange): Day[] => {
  const nights: Day[] = [];
  for (let day = start; day < end; day = addDays(day, 1)) nights.push(day);
  return start === end ? [start] : nights;
};
const nightsOfRequest = (request: RequestStay) => nightsOf(rangeOf(request));

describe('A stay', () => {
  it('holds every day in a house of days', () => {
    fc.assert(fc.property(nearRange, (range) => expect(heldRange(range, 'days')).toEqual(range)));
  });

  it('holds the nights before its last day in a house of nights', () => {
    fc.assert(
      fc.property(nearRange, (range) => {
        expect(daysOfRange(heldRange(range, 'nights'))).toEqual(nightsOf(range));
        expect(stayLength(range, 'nights')).toBe(nightsOf(range).length);
      }),
    );
  });
});

describe('Requests in a house of nights', () => {
  it('are counted by nights', () => {
    const guests = requestList.map((requests) =>
      requests.map((request) => ({ ...request, createdAt: new Date(request.createdAt) })),
    );
    fc.assert(
      fc.property(guests, (requests) => {
        const nights = requests.filter(({ status }) => isTaken(status)).flatMap(nightsOfRequest);
        for (const { year, totalDays } of guestStatistics(requests, 'nights')) {
          expect(totalDays).toBe(nights.filter((night) => night.startsWith(String(year))).length);
        }
      }),
    );
  });
});
