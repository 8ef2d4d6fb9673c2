import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { OccupiedDayDocument } from './occupied-day.schema';

type DayFilter = QueryFilter<OccupiedDayDocument>;

/** The update of a day that a request no longer has, but others do. */
export const withoutRequest = { $set: { requestId: null, claimId: null, guestName: null }, $unset: { isHold: 1 } };

/** How one kind of claim is released. */
interface Release {
  /** The days with the claim. */
  claimed: DayFilter;
  /** Among those, the days without any other claim: they are deleted. */
  alone: DayFilter;
  /** Among those, the days with other claims, which is the opposite of `alone`: they stay, without the claim. */
  shared: DayFilter;
  withdraw: UpdateQuery<OccupiedDayDocument>;
}

/**
 * Removes a claim from its days. Each day changes in one atomic write whose filter contains the expected other claims,
 * so other claims are kept and no day is left without one. The write is repeated if another claim has changed.
 *
 * @returns how many days have changed.
 */
export const releaseClaim = async (
  days: Model<OccupiedDayDocument>,
  { claimed, alone, shared, withdraw }: Release,
): Promise<number> => {
  let released = 0;
  do {
    released += (await days.deleteMany({ $and: [claimed, alone] })).deletedCount;
    released += (await days.updateMany({ $and: [claimed, shared] }, withdraw)).modifiedCount;
  } while (await days.exists(claimed));
  return released;
};
