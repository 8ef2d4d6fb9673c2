import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { withoutDeadline } from '@hearthstay/messaging';
import type { Day, StayRange } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import type { DayClaim } from '../domain/day-claim';
import type { HeldDay } from '../domain/held-day';
import { OccupiedDaysAnnouncer } from '../occupied-days-announcer';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';

/** The one place that says who has a day (behaviour: Days). */
@Injectable()
export class OccupiedDayRepository {
  constructor(
    @Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>,
    private readonly announcer: OccupiedDaysAnnouncer,
  ) {}

  /**
   * Holds every day of the claim, or none.
   *
   * @returns `false` when somebody has one of the days. Any other failure leaves open which days are held: the claim must then be
   *   left to `ReleaseOrphanedClaims`.
   */
  async claimDays(claim: DayClaim): Promise<boolean> {
    let missing = claim.days;
    // The driver may have sent the claim before, and the days that were in the way may be free when we look for them. Either way somebody
    // got further, so this ends.
    while (missing.length > 0) {
      try {
        await this.insert(claim, missing);
        break;
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const holders = await this.holdersOf(claim.days);
      if ([...holders.values()].some((claimId) => claimId !== claim.id)) {
        await withoutDeadline(() => this.releaseClaim(claim.id));
        return false;
      }
      missing = claim.days.filter((day) => !holders.has(day));
    }
    this.announcer.announceChange();
    return true;
  }

  async releaseClaim(claimId: string): Promise<void> {
    const { deletedCount } = await this.days.deleteMany({ claimId });
    if (deletedCount > 0) this.announcer.announceChange();
  }

  /** The claims that hold days of a request for it. */
  async listClaimsOf(request: { id: string; startDate: Day; endDate: Day }): Promise<string[]> {
    const days = trusted({ $gte: request.startDate, $lte: request.endDate });
    const documents = await this.days.find({ _id: days, requestId: request.id }).select({ claimId: 1 }).lean();
    return [...new Set(documents.map(({ claimId }) => claimId).filter((claimId) => claimId !== null))];
  }

  /** Which claims of bookings made until an instant hold days, from a day on. */
  async listClaims({
    claimedUntil,
    from,
  }: {
    claimedUntil: Date;
    from: Day;
  }): Promise<Pick<DayClaim, 'id' | 'requestId'>[]> {
    const documents = await this.days
      .find({ _id: trusted({ $gte: from }), type: 'booking', claimedAt: trusted({ $lte: claimedUntil }) })
      .select({ claimId: 1, requestId: 1 })
      .lean();
    const requestIds = new Map<string, string>();
    for (const { claimId, requestId } of documents) {
      if (claimId !== null && requestId !== null) requestIds.set(claimId, requestId);
    }
    return [...requestIds].map(([id, requestId]) => ({ id, requestId }));
  }

  async listWithin({ start, end }: StayRange): Promise<HeldDay[]> {
    return this.list({ _id: trusted({ $gte: start, $lte: end }) });
  }

  async listFrom(first: Day): Promise<HeldDay[]> {
    return this.list({ _id: trusted({ $gte: first }) });
  }

  private async insert({ id, days, ...claim }: DayClaim, missing: Day[]): Promise<void> {
    await this.days.insertMany(missing.map((day) => ({ _id: day, type: 'booking', claimId: id, ...claim })));
  }

  /** The claims that hold the days, `null` for days that the owner has blocked. */
  private async holdersOf(days: Day[]): Promise<Map<Day, string | null>> {
    const documents = await this.days
      .find({ _id: trusted({ $in: days }) })
      .select({ claimId: 1 })
      .lean();
    return new Map(documents.map(({ _id, claimId }) => [_id, claimId]));
  }

  private async list(filter: QueryFilter<OccupiedDayDocument>): Promise<HeldDay[]> {
    const documents = await this.days.find(filter).sort({ _id: 1 }).lean();
    return documents.map(({ _id, type, guestName }) => ({ day: _id, type, guestName }));
  }
}
