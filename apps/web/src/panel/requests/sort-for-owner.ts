import { compareDays, isPast, isTaken, type Day, type RequestStay } from '@hearthstay/stay';

/** A request with its creation time: an instant as `toISOString` writes it. */
export interface DatedRequest extends RequestStay {
  readonly createdAt: string;
}

const waitsForDecision = 0;
const willTakePlace = 1;
const isOver = 2;

const urgencyOf = (request: RequestStay, today: Day): number => {
  if (isPast(request, today)) return isOver;
  if (request.status === 'pending') return waitsForDecision;
  return isTaken(request.status) ? willTakePlace : isOver;
};

const byCreation = (a: DatedRequest, b: DatedRequest): number =>
  Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt);

const byStart = (a: DatedRequest, b: DatedRequest): number => compareDays(a.startDate, b.startDate);

/**
 * The requests in the order in which the owner needs them: first pending ones, oldest first; then bookings, next
 * arrival first; last declined, cancelled or past ones, latest stay first.
 */
export const sortForOwner = <Request extends DatedRequest>(requests: readonly Request[], today: Day): Request[] =>
  requests.toSorted((a, b) => {
    const urgency = urgencyOf(a, today);
    const difference = urgency - urgencyOf(b, today);
    if (difference !== 0) return difference;
    if (urgency === waitsForDecision) return byCreation(a, b);
    return (urgency === willTakePlace ? byStart(a, b) : byStart(b, a)) || byCreation(a, b);
  });
