import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';
import { OccupiedDaysAnnouncer } from '../occupied-days-announcer';
import type { Block } from '../domain/block';

/**
 * The owner's part of the occupied days. A day can be held by several blocks, and stays blocked while one of them holds it: so a block
 * that fails takes nothing from another that found the day blocked already.
 */
@Injectable()
export class BlockedDayRepository {
  constructor(
    @Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>,
    private readonly announcer: OccupiedDaysAnnouncer,
  ) {}

  /**
   * Holds the block's days, up to the first that a booking has.
   *
   * @returns the days that bookings have; none when the block now holds all of its days.
   */
  async hold(block: Block): Promise<Day[]> {
    // Two blocks that insert the same day at once are in each other's way, and a booking may be gone when we look for it. Either way
    // somebody got further, so this ends.
    for (;;) {
      try {
        await this.holdUntilBooked(block);
        this.announcer.announceChange();
        return [];
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const booked = await this.bookedAmong(block.days);
      if (booked.length > 0) return booked;
    }
  }

  /** Lets go of what the block holds; may be repeated. @returns how many days are free now. */
  async release({ id, days }: Block): Promise<number> {
    const blocked = { _id: trusted({ $in: days }), type: 'blocked' as const };
    await this.days.updateMany({ ...blocked, blockIds: id }, { $pull: { blockIds: id } });
    const { deletedCount } = await this.days.deleteMany({ ...blocked, blockIds: trusted({ $size: 0 }) });
    if (deletedCount > 0) this.announcer.announceChange();
    return deletedCount;
  }

  /**
   * For a block that has become final: from now on it alone holds its days, for others have nothing to add. Otherwise a day's blocks
   * would grow in number each time that somebody blocks it again.
   */
  async replaceOthers({ id, days }: Block): Promise<void> {
    const held = { _id: trusted({ $in: days }), type: 'blocked' as const, blockIds: id };
    await this.days.updateMany(held, { $set: { blockIds: [id] } });
  }

  /** Since when a day is blocked; `null` when it is not. */
  async blockedSince(day: Day): Promise<Date | null> {
    const document = await this.days.findOne({ _id: day, type: 'blocked' }).select({ claimedAt: 1 }).lean();
    return document?.claimedAt ?? null;
  }

  /** Frees a day that is blocked since then, whichever blocks hold it. */
  async unblock(day: Day, blockedSince: Date): Promise<void> {
    const { deletedCount } = await this.days.deleteOne({ _id: day, type: 'blocked', claimedAt: blockedSince });
    if (deletedCount > 0) this.announcer.announceChange();
  }

  async listFrom(first: Day): Promise<Day[]> {
    return this.list({ _id: trusted({ $gte: first }), type: 'blocked' });
  }

  /** The day of a booking does not match, so the database tries to insert it, and refuses it as a duplicate. */
  private async holdUntilBooked({ id, days, startedAt }: Block): Promise<void> {
    const holdDay = (day: Day) => ({
      updateOne: {
        filter: { _id: day, type: 'blocked' as const },
        update: { $addToSet: { blockIds: id }, $setOnInsert: { claimedAt: startedAt } },
        upsert: true,
      },
    });
    await this.days.bulkWrite(days.map(holdDay), { ordered: true });
  }

  private bookedAmong(days: Day[]): Promise<Day[]> {
    return this.list({ _id: trusted({ $in: days }), type: 'booking' });
  }

  private async list(filter: QueryFilter<OccupiedDayDocument>): Promise<Day[]> {
    const documents = await this.days.find(filter).select({ _id: 1 }).sort({ _id: 1 }).lean();
    return documents.map(({ _id }) => _id);
  }
}
