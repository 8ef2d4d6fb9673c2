import { daysOfRange, heldRange, isTaken, rangeOf, type Day, type StayUnit } from '@hearthstay/stay';
import type { IdentifiedRequest } from './overlapping-requests';

/**
 * The ids of the pending requests that cannot be approved, because an approved or confirmed request shares a day, or a
 * night where stays hold nights.
 */
export const approvalConflicts = (requests: readonly IdentifiedRequest[], unit: StayUnit = 'days'): Set<string> => {
  const heldBy = (request: IdentifiedRequest): Day[] => daysOfRange(heldRange(rangeOf(request), unit));
  const takenDays = new Set(requests.filter(({ status }) => isTaken(status)).flatMap(heldBy));
  const conflicting = requests.filter(
    (request) => request.status === 'pending' && heldBy(request).some((day) => takenDays.has(day)),
  );
  return new Set(conflicting.map(({ id }) => id));
};
