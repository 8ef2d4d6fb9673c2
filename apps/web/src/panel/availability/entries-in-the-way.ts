import type { AvailabilityEntry } from '@hearthstay/contracts';
import { heldRange, isTaken, rangesIntersect, type StayRange, type StayUnit } from '@hearthstay/stay';

/** Whether an entry keeps others from its days: a request that waits and an offer without a hold do not. */
export const hasDays = ({ kind, status, holds }: Pick<AvailabilityEntry, 'kind' | 'status' | 'holds'>): boolean => {
  if (kind === 'request') return status !== undefined && isTaken(status);
  return kind !== 'offer' || holds === true;
};

/** The days, or nights, of an entry; those of a block or of another calendar are listed one by one. */
const heldBy = ({ kind, from: start, to: end }: AvailabilityEntry, unit: StayUnit): StayRange =>
  kind === 'request' || kind === 'offer' ? heldRange({ start, end }, unit) : { start, end };

/**
 * Who has days, or nights, that a stay would need.
 *
 * @param requestId of the stay, whose own days and offer are in nobody's way
 */
export const entriesInTheWay = (
  entries: readonly AvailabilityEntry[],
  stay: StayRange,
  unit: StayUnit,
  requestId?: string,
): AvailabilityEntry[] =>
  entries.filter(
    (entry) => entry.id !== requestId && hasDays(entry) && rangesIntersect(heldBy(entry, unit), heldRange(stay, unit)),
  );
