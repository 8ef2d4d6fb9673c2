import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../property-clock';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';
import { releaseClaim } from './release-claim';

/** How many days are claimed in one call: two years at once would block the event loop for too long. */
const claimsAtOnce = 20;

/** The claims of calendar feeds on days. A feed can claim any day, whatever else claims it. */
@Injectable()
export class FeedClaimRepository {
  constructor(
    @Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>,
    private readonly clock: PropertyClock,
  ) {}

  async claim(feedId: string, days: Day[]): Promise<void> {
    for (let begin = 0; begin < days.length; begin += claimsAtOnce) {
      await this.claimTogether(feedId, days.slice(begin, begin + claimsAtOnce));
    }
  }

  /** Concurrent upserts of the same new day collide; a retry finds the day. */
  private async claimTogether(feedId: string, days: Day[]): Promise<void> {
    for (;;) {
      try {
        await this.days.bulkWrite(days.map((day) => this.claimOfDay(feedId, day)));
        return;
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
    }
  }

  async release(feedId: string, days: Day[]): Promise<void> {
    const others = [
      { 'feedIds.1': trusted({ $exists: true }) },
      { 'blockIds.0': trusted({ $exists: true }) },
      { requestId: trusted({ $ne: null }) },
    ];
    await releaseClaim(this.days, {
      claimed: { _id: trusted({ $in: days }), feedIds: feedId },
      alone: { feedIds: trusted({ $size: 1 }), 'blockIds.0': trusted({ $exists: false }), requestId: null },
      shared: { $or: others },
      withdraw: { $pull: { feedIds: feedId } },
    });
  }

  async listDays(feedId: string): Promise<Day[]> {
    const documents = await this.days.find({ feedIds: feedId }).select({ _id: 1 }).sort({ _id: 1 }).lean();
    return documents.map(({ _id }) => _id);
  }

  private claimOfDay(feedId: string, day: Day) {
    return {
      updateOne: {
        filter: { _id: day },
        update: {
          $addToSet: { feedIds: feedId },
          $setOnInsert: { claimedAt: this.clock.now() },
        },
        upsert: true,
      },
    };
  }
}
