import type { AvailabilityEntry } from '@hearthstay/contracts';
import { heldRange, isTaken, rangesIntersect, type StayRange, type StayUnit } from '@hearthstay/stay';

/** Whether an entry occupies its days; a pending request and an offer without a hold do not. */
export const hasDays = ({ kind, status, holds }: Pick<AvailabilityEntry, 'kind' | 'status' | 'holds'>): boolean => {
  if (kind === 'request') return status !== undefined && isTaken(status);
  return kind !== 'offer' || holds === true;
};

/** The days or nights that an entry occupies. Blocks and calendars of other platforms list them one by one. */
const heldBy = ({ kind, from: start, to: end }: AvailabilityEntry, unit: StayUnit): StayRange =>
  kind === 'request' || kind === 'offer' ? heldRange({ start, end }, unit) : { start, end };

/**
 * The entries that occupy days or nights which a stay needs.
 *
 * @param requestId of the stay, whose own days and offer are left out
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
