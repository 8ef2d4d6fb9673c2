import {
  compareDays,
  heldRange,
  isPast,
  isTaken,
  rangeOf,
  type Day,
  type RequestStay,
  type StayUnit,
} from '@hearthstay/stay';

/** A request with an identity. */
export interface IdentifiedRequest extends RequestStay {
  readonly id: string;
}

/**
 * The other requests with which each flagged request overlaps, by its id, in the order of their first days. A pair is
 * flagged if both end today or later, share a day (a night where stays hold nights), and one is pending and the other
 * is pending or taken. Requests without an overlap are absent.
 *
 * One pass in the order of first days compares a request only with those that have not ended on its first day, so the
 * cost grows with the number of overlaps, not with the square of the requests.
 */
export const overlappingRequests = <Request extends IdentifiedRequest>(
  requests: readonly Request[],
  today: Day,
  unit: StayUnit = 'days',
): Map<string, Request[]> => {
  const overlaps = new Map<string, Request[]>();
  const flag = (request: Request, other: Request) => {
    const others = overlaps.get(request.id);
    if (others) others.push(other);
    else overlaps.set(request.id, [other]);
  };

  const byFirstDay = requests
    .filter((request) => !isPast(request, today) && (request.status === 'pending' || isTaken(request.status)))
    .sort((a, b) => compareDays(a.startDate, b.startDate));
  let stillThere: Request[] = [];
  for (const request of byFirstDay) {
    stillThere = stillThere.filter((earlier) => heldRange(rangeOf(earlier), unit).end >= request.startDate);
    for (const earlier of stillThere) {
      if (request.status !== 'pending' && earlier.status !== 'pending') continue;
      flag(request, earlier);
      flag(earlier, request);
    }
    stillThere.push(request);
  }
  return overlaps;
};
