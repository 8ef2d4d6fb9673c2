import { rangesIntersect, type StayRange } from '../range/stay-range';
import { heldRange, type StayUnit } from '../range/stay-unit';
import { isTaken, type RequestStatus } from '../requests/status';
import type { Day } from '../day/day';

/** The fields of an entry of the owner's calendar that decide which days it occupies. */
export interface HoldingEntry {
  readonly from: Day;
  readonly to: Day;
  readonly kind: 'request' | 'offer' | 'block' | 'feed';
  readonly id: string;
  /** Only of a request. */
  readonly status?: RequestStatus | undefined;
  /** Whether an offer keeps its days free from others. */
  readonly holds?: boolean | undefined;
}

/** Whether an entry occupies its days; a pending request and an offer without a hold do not. */
export const hasDays = ({ kind, status, holds }: Pick<HoldingEntry, 'kind' | 'status' | 'holds'>): boolean => {
  if (kind === 'request') return status !== undefined && isTaken(status);
  return kind !== 'offer' || holds === true;
};

/** Whether an entry is the stay of a guest, requested, booked or offered. Its last day is the day of departure. */
export const isEntryOfStay = ({ kind }: Pick<HoldingEntry, 'kind'>): boolean => kind === 'request' || kind === 'offer';

/** The days or nights that an entry occupies. Blocks and calendars of other platforms list them one by one. */
const heldBy = ({ from: start, to: end, ...entry }: HoldingEntry, unit: StayUnit): StayRange =>
  isEntryOfStay(entry) ? heldRange({ start, end }, unit) : { start, end };

/**
 * The entries that occupy days or nights which a stay needs.
 *
 * @param requestId of the stay, whose own days and offer are left out
 */
export const conflictingEntries = <Entry extends HoldingEntry>(
  entries: readonly Entry[],
  stay: StayRange,
  unit: StayUnit,
  requestId?: string,
): Entry[] =>
  entries.filter(
    (entry) => entry.id !== requestId && hasDays(entry) && rangesIntersect(heldBy(entry, unit), heldRange(stay, unit)),
  );

/**
 * Whether a wish for other days cannot be accepted, because of the entries that occupy them. Those of another calendar
 * may be free by now: it is read again for the decision. A request that has no days gets others without a claim.
 */
export const preventChange = (
  inTheWay: readonly Pick<HoldingEntry, 'kind'>[],
  { status }: { readonly status: RequestStatus },
): boolean => isTaken(status) && inTheWay.some(({ kind }) => kind !== 'feed');
