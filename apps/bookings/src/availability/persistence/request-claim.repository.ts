import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, lean, modelToken, trusted } from '@hearthstay/database';
import { withoutDeadline } from '@hearthstay/messaging';
import type { Day } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import type { RequestClaim } from '../domain/request-claim';
import { OccupiedDaysAnnouncer } from '../occupied-days-announcer';
import { hasFeeds } from './has-feeds';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';
import { releaseClaim, withoutRequest } from './release-claim';

/** A stored claim. */
export type StoredClaim = Pick<RequestClaim, 'id' | 'requestId' | 'guestName' | 'days'>;

/** The claims of requests on days. A request can claim only days without any other claim. */
@Injectable()
export class RequestClaimRepository {
  constructor(
    @Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>,
    private readonly announcer: OccupiedDaysAnnouncer,
  ) {}

  /**
   * Claims all days, or none.
   *
   * @returns `false` when one of the days has another claim. After any other failure it is unknown which days are
   *   claimed, and `ReleaseOrphanedClaims` must release the claim.
   */
  async claim(claim: RequestClaim): Promise<boolean> {
    let missing = claim.days;
    // The driver may have sent the claim before, and the days of others may be free when they are read. Each iteration
    // means that a claim was made or released meanwhile, so this ends.
    while (missing.length > 0) {
      try {
        await this.insert(claim, missing);
        break;
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const claims = await this.claimsOn(claim.days);
      if ([...claims.values()].some((claimId) => claimId !== claim.id)) {
        await withoutDeadline(() => this.release(claim));
        return false;
      }
      missing = claim.days.filter((day) => !claims.has(day));
    }
    this.announcer.announceChange();
    return true;
  }

  /** Releases the days of a claim; may be repeated. */
  async release({ id, days }: Pick<StoredClaim, 'id' | 'days'>): Promise<void> {
    const released = await releaseClaim(this.days, {
      claimed: { _id: trusted({ $in: days }), claimId: id },
      alone: hasFeeds(false),
      shared: hasFeeds(true),
      withdraw: withoutRequest,
    });
    if (released > 0) this.announcer.announceChange();
  }

  /** Those of the days that one of the claims has. */
  async daysOf({ ids, days }: { ids: readonly string[]; days: readonly Day[] }): Promise<Set<Day>> {
    if (ids.length === 0) return new Set();
    const documents = await this.days
      .find({ _id: trusted({ $in: days }), claimId: trusted({ $in: ids }) })
      .select({ _id: 1 })
      .lean();
    return new Set(documents.map(({ _id }) => _id));
  }

  /** Makes those of the days that a claim has days of another claim of the same request; they are never free. */
  async takeOver(
    { id, days }: Pick<StoredClaim, 'id' | 'days'>,
    { claimId, isHold }: { claimId: string; isHold: boolean },
  ): Promise<void> {
    const update = isHold ? { $set: { claimId, isHold: true as const } } : { $set: { claimId }, $unset: { isHold: 1 } };
    const { modifiedCount } = await this.days.updateMany({ _id: trusted({ $in: days }), claimId: id }, update);
    // The name on a day of a former offer is shown from now on.
    if (modifiedCount > 0) this.announcer.announceChange();
  }

  /** Sets the guest's name on the days of a claim. */
  async rename({ id, days }: Pick<StoredClaim, 'id' | 'days'>, guestName: string): Promise<void> {
    const { modifiedCount } = await this.days.updateMany(
      { _id: trusted({ $in: days }), claimId: id },
      { $set: { guestName } },
    );
    if (modifiedCount > 0) this.announcer.announceChange();
  }

  /** The claims by which a request has days of its own. */
  listOf(request: { id: string; startDate: Day; endDate: Day }): Promise<StoredClaim[]> {
    return this.list({
      _id: trusted({ $gte: request.startDate, $lte: request.endDate }),
      requestId: request.id,
    });
  }

  /** The claims of requests on some of the days, with those days. */
  listOn(days: readonly Day[]): Promise<StoredClaim[]> {
    return this.list({ _id: trusted({ $in: days }), requestId: trusted({ $ne: null }) });
  }

  /** The claims made until an instant, with their days from a day on. */
  listClaimedUntil(claimedUntil: Date, { from }: { from: Day }): Promise<StoredClaim[]> {
    return this.list({
      _id: trusted({ $gte: from }),
      requestId: trusted({ $ne: null }),
      claimedAt: trusted({ $lte: claimedUntil }),
    });
  }

  /** The claims made before a revision of the unit, with their days from a day on. */
  listMadeBefore(revision: number, { from }: { from: Day }): Promise<StoredClaim[]> {
    return this.list({
      _id: trusted({ $gte: from }),
      requestId: trusted({ $ne: null }),
      $or: [{ unitRevision: trusted({ $exists: false }) }, { unitRevision: trusted({ $lt: revision }) }],
    });
  }

  private async insert({ id, days, ...claim }: RequestClaim, missing: Day[]): Promise<void> {
    const claimed = { claimId: id, blockIds: [], ...claim };
    await this.days.insertMany(
      missing.map((day) => ({ _id: day, ...claimed })),
      lean,
    );
  }

  /** The claims of requests on all claimed days; `null` for days without a request. */
  private async claimsOn(days: Day[]): Promise<Map<Day, string | null>> {
    const documents = await this.days
      .find({ _id: trusted({ $in: days }) })
      .select({ claimId: 1 })
      .lean();
    return new Map(documents.map(({ _id, claimId }) => [_id, claimId]));
  }

  private async list(filter: QueryFilter<OccupiedDayDocument>): Promise<StoredClaim[]> {
    const documents = await this.days.find(filter).select({ claimId: 1, requestId: 1, guestName: 1 }).lean();
    const claims = new Map<string, StoredClaim>();
    for (const { _id: day, requestId, claimId: id, guestName } of documents) {
      if (id === null || requestId === null) continue;
      const claim = claims.get(id) ?? { id, requestId, guestName: guestName ?? '', days: [] };
      claims.set(id, { ...claim, days: [...claim.days, day] });
    }
    return [...claims.values()];
  }
}
