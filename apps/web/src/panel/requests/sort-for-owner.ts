import { compareDays, isPast, isTaken, type Day } from '@hearthstay/stay';
import { openWishOf, type RequestWithWishes } from './proposals/open-proposal';

/** A request with its creation time, in the format of `toISOString`. */
export type DatedRequest = RequestWithWishes & { readonly createdAt: string };

const waitsForDecision = 0;
const willTakePlace = 1;
const isOver = 2;

const urgencyOf = (request: DatedRequest, today: Day): number => {
  if (isPast(request, today)) return isOver;
  if (request.status === 'pending' || openWishOf(request, today)) return waitsForDecision;
  return isTaken(request.status) ? willTakePlace : isOver;
};

const byInstant = (a: string, b: string): number => Number(a > b) - Number(a < b);

const byCreation = (a: DatedRequest, b: DatedRequest): number => byInstant(a.createdAt, b.createdAt);

const askedAt = (request: DatedRequest, today: Day): string => openWishOf(request, today)?.at ?? request.createdAt;

const byStart = (a: DatedRequest, b: DatedRequest): number => compareDays(a.startDate, b.startDate);

/**
 * Sorts the requests by urgency for the owner: first pending ones and those with a wish of the guest, oldest first;
 * then bookings, next arrival first; last declined, cancelled or past ones, latest stay first.
 */
export const sortForOwner = <Request extends DatedRequest>(requests: readonly Request[], today: Day): Request[] =>
  requests.toSorted((a, b) => {
    const urgency = urgencyOf(a, today);
    const difference = urgency - urgencyOf(b, today);
    if (difference !== 0) return difference;
    if (urgency === waitsForDecision) return byInstant(askedAt(a, today), askedAt(b, today));
    return (urgency === willTakePlace ? byStart(a, b) : byStart(b, a)) || byCreation(a, b);
  });
