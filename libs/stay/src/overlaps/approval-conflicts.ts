import { daysOfRange } from '../range/stay-range';
import { rangeOf } from '../requests/request-stay';
import { isTaken } from '../requests/status';
import type { IdentifiedRequest } from './overlapping-requests';

/**
 * The ids of the pending requests that cannot be approved, because an approved or confirmed request has one of their
 * days.
 */
export const approvalConflicts = (requests: readonly IdentifiedRequest[]): Set<string> => {
  const takenDays = new Set(
    requests.filter(({ status }) => isTaken(status)).flatMap((request) => daysOfRange(rangeOf(request))),
  );
  const conflicting = requests.filter(
    (request) => request.status === 'pending' && daysOfRange(rangeOf(request)).some((day) => takenDays.has(day)),
  );
  return new Set(conflicting.map(({ id }) => id));
};
