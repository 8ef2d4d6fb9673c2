import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { isTaken, type Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../request-store';
import { holdOf } from '../../request-store/domain/proposal';
import { OccupiedDaysAnnouncer } from '../occupied-days-announcer';
import { hasFeeds } from './has-feeds';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';
import { releaseClaim, withoutRequest } from './release-claim';

/** A booking or a held offer of more than one day, with the claim by which it has its days. */
export interface Turnover {
  requestId: string;
  claimId: string;
  guestName: string;
  /** Present for an offer. */
  isHold?: true;
  /** The day of departure, the only day that depends on the unit of claims. */
  lastDay: Day;
}

/** The claims of bookings on their last days, which a stay holds only if stays hold days. */
@Injectable()
export class TurnoverRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>,
    private readonly announcer: OccupiedDaysAnnouncer,
  ) {}

  /**
   * The bookings and the held offers that end on a day or later. A stay of one day holds that day by either unit, and a
   * booking has the days that its offer shares with it.
   */
  async list({ from }: { from: Day }): Promise<Turnover[]> {
    const requests = await this.requests
      .find({
        $or: [
          { status: trusted({ $in: ['approved', 'confirmed'] as const }), endDate: trusted({ $gte: from }) },
          { 'proposal.claimId': trusted({ $exists: true }) },
        ],
      })
      .select({ status: 1, name: 1, startDate: 1, endDate: 1, claimId: 1, proposal: 1 })
      .lean();
    return requests.flatMap(({ _id: requestId, name: guestName, status, claimId, startDate, endDate, proposal }) => {
      const booking = claimId !== null && isTaken(status) ? { startDate, endDate, claimId } : null;
      const hold = holdOf(proposal ? { proposal } : {});
      const isShared = booking && hold && booking.startDate <= hold.endDate && hold.endDate <= booking.endDate;
      return [booking, hold && !isShared ? { ...hold, isHold: true as const } : null].flatMap((stay) => {
        if (!stay || stay.endDate < from || stay.startDate === stay.endDate) return [];
        const { startDate: _, endDate: lastDay, ...claim } = stay;
        return [{ requestId, guestName, lastDay, ...claim }];
      });
    });
  }

  /** The last days that another request or a block has. */
  async listShared(turnovers: readonly Turnover[]): Promise<Day[]> {
    const claimIds = new Map<Day, string>();
    const shared = new Set<Day>();
    for (const { lastDay, claimId } of turnovers) {
      if (claimIds.has(lastDay)) shared.add(lastDay);
      claimIds.set(lastDay, claimId);
    }
    const documents = await this.days.find({ _id: trusted({ $in: [...claimIds.keys()] }) }).lean();
    for (const { _id, requestId, blockIds, claimId } of documents) {
      const isOwn = claimId === claimIds.get(_id);
      if ((requestId !== null && !isOwn) || blockIds.length > 0) shared.add(_id);
    }
    return [...shared].sort();
  }

  /**
   * Claims the last day of a booking, which only feeds may claim as well, and stores the revision of the unit, so that
   * an instance that still converts to an earlier unit does not release it.
   *
   * @returns `false` when another request or a block has the day.
   */
  async claim({ lastDay, ...claimed }: Turnover, revision: number, at: Date): Promise<boolean> {
    const besideFeeds = { _id: lastDay, requestId: null, 'blockIds.0': trusted({ $exists: false }), ...hasFeeds(true) };
    const { claimId } = claimed;
    const own = { _id: lastDay, claimId };
    const claim = { ...claimed, unitRevision: revision };
    // The holder of the day may change between these writes. Each iteration means that it has, so this ends.
    for (;;) {
      if ((await this.days.updateOne(own, { $set: { unitRevision: revision } })).matchedCount > 0) return true;
      const { matchedCount } = await this.days.updateOne(besideFeeds, { $set: claim });
      if (matchedCount > 0 || (await this.insert({ ...claim, _id: lastDay, claimedAt: at }))) {
        this.announcer.announceChange();
        return true;
      }
      if ((await this.days.exists({ _id: lastDay, ...claimedByOthers(claimId) })) !== null) return false;
    }
  }

  /** Releases the last day of a booking, unless it was claimed since a revision of the unit. */
  async release({ claimId, lastDay }: Turnover, { before }: { before: number }): Promise<void> {
    const isBefore = {
      $or: [{ unitRevision: trusted({ $exists: false }) }, { unitRevision: trusted({ $lt: before }) }],
    };
    const released = await releaseClaim(this.days, {
      claimed: { _id: lastDay, claimId, ...isBefore },
      alone: hasFeeds(false),
      shared: hasFeeds(true),
      withdraw: withoutRequest,
    });
    if (released > 0) this.announcer.announceChange();
  }

  private async insert(document: Partial<OccupiedDayDocument>): Promise<boolean> {
    try {
      await this.days.insertMany([document]);
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }
}

const claimedByOthers = (claimId: string) => ({
  $or: [
    { 'blockIds.0': trusted({ $exists: true }) },
    { requestId: trusted({ $ne: null }), claimId: trusted({ $ne: claimId }) },
  ],
});
