import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import type { Block } from '../domain/block';
import { OccupiedDaysAnnouncer } from '../occupied-days-announcer';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';
import { releaseClaim } from './release-claim';

type ClaimingBlock = Pick<Block, 'id' | 'days' | 'startedAt'>;

/**
 * The claims of the owner's blocks on days. A block can claim any day that no request has, also one that other blocks
 * or feeds claim.
 */
@Injectable()
export class BlockClaimRepository {
  constructor(
    @Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>,
    private readonly announcer: OccupiedDaysAnnouncer,
  ) {}

  /**
   * Claims the days in their order, up to the first that a request has.
   *
   * @param changeId the change of a block that claims them; none for a new block.
   * @returns the days that requests have; none when the block now claims all of its days.
   */
  async claim(block: ClaimingBlock, changeId?: string): Promise<Day[]> {
    // Two claims that insert the same day at once collide, and a request may have released the day when it is read.
    // Each iteration means that a claim was made or released meanwhile, so this ends.
    for (;;) {
      try {
        await this.claimUntilBooked(block, changeId);
        this.announcer.announceChange();
        return [];
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const booked = await this.bookedAmong(block.days);
      if (booked.length > 0) return booked;
    }
  }

  /**
   * Releases days of a block; may be repeated.
   *
   * @param changeId days that another change has claimed are not released; `null` for those that none has claimed.
   * @returns how many days the block claimed.
   */
  async release({ id, days }: Pick<Block, 'id' | 'days'>, changeId?: string | null): Promise<number> {
    const released = await releaseClaim(this.days, {
      claimed: {
        _id: trusted({ $in: days }),
        blockIds: id,
        ...(changeId !== undefined && { blockChangeId: changeId }),
      },
      alone: { blockIds: trusted({ $size: 1 }), 'feedIds.0': trusted({ $exists: false }) },
      shared: { $or: [{ 'blockIds.1': trusted({ $exists: true }) }, { 'feedIds.0': trusted({ $exists: true }) }] },
      withdraw: { $pull: { blockIds: id } },
    });
    if (released > 0) this.announcer.announceChange();
    return released;
  }

  /** The blocks that claim each of these days; days without one are absent. */
  async listOn(days: Day[]): Promise<Map<Day, string[]>> {
    return this.list({ _id: trusted({ $in: days }) });
  }

  /** The blocks that claim each day from a day on, in the order of the days; days without one are absent. */
  async listFrom(first: Day): Promise<Map<Day, string[]>> {
    return this.list({ _id: trusted({ $gte: first }) });
  }

  /** Those of these days that a block claims, by the change that has claimed them last; `null` for none. */
  async listByChange({ id, days }: Pick<Block, 'id' | 'days'>): Promise<Map<string | null, Day[]>> {
    const documents = await this.days
      .find({ _id: trusted({ $in: days }), blockIds: id })
      .select({ blockChangeId: 1 })
      .sort({ _id: 1 })
      .lean();
    const claimed = new Map<string | null, Day[]>();
    for (const { _id, blockChangeId = null } of documents) {
      claimed.set(blockChangeId, [...(claimed.get(blockChangeId) ?? []), _id]);
    }
    return claimed;
  }

  /** The day of a request does not match, so the database tries to insert it, and refuses it as a duplicate. */
  private async claimUntilBooked({ id, days, startedAt }: ClaimingBlock, changeId?: string): Promise<void> {
    const claimDay = (day: Day) => ({
      updateOne: {
        filter: { _id: day, requestId: null },
        update: {
          $addToSet: { blockIds: id },
          ...(changeId && { $set: { blockChangeId: changeId } }),
          $setOnInsert: { claimedAt: startedAt },
        },
        upsert: true,
      },
    });
    await this.days.bulkWrite(days.map(claimDay), { ordered: true });
  }

  private async bookedAmong(days: Day[]): Promise<Day[]> {
    const documents = await this.days
      .find({ _id: trusted({ $in: days }), requestId: trusted({ $ne: null }) })
      .select({ _id: 1 })
      .sort({ _id: 1 })
      .lean();
    return documents.map(({ _id }) => _id);
  }

  private async list(days: { _id: object }): Promise<Map<Day, string[]>> {
    const documents = await this.days
      .find({ ...days, 'blockIds.0': trusted({ $exists: true }) })
      .select({ blockIds: 1 })
      .sort({ _id: 1 })
      .lean();
    return new Map(documents.map(({ _id, blockIds }) => [_id, blockIds]));
  }
}
