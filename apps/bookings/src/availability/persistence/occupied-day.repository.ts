import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { addDays, type Day, type StayRange } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import { hasFeeds } from './has-feeds';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';

/** A claimed day. */
export interface OccupiedDay {
  day: Day;
  /**
   * `blocked` where the owner's block is the reason, or one of them; otherwise it is booked, here or in a calendar
   * feed.
   */
  type: 'booking' | 'blocked';
  /** Whether a guest stays, here or through a calendar feed. */
  isStay: boolean;
  /** The guest whose request has the day; `null` if none has, or by an offer only. */
  guestName: string | null;
}

/** The claimed days. */
@Injectable()
export class OccupiedDayRepository {
  constructor(@Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>) {}

  /** The first claimed day of a range. Reads one document at most, so a range may be of any length. */
  async firstWithin({ start, end }: StayRange): Promise<Day | null> {
    const document = await this.days
      .findOne({ _id: trusted({ $gte: start, $lte: end }) })
      .select({ _id: 1 })
      .sort({ _id: 1 })
      .lean();
    return document?._id ?? null;
  }

  /** Ascending. */
  async listWithin({ start, end }: StayRange): Promise<OccupiedDay[]> {
    return this.list({ _id: trusted({ $gte: start, $lte: end }) });
  }

  /** The days of stays, here or in a calendar feed, from so many days before a range to as many after it, ascending. */
  async stayDaysAround({ start, end }: StayRange, days: number): Promise<Day[]> {
    const documents = await this.days
      .find({
        _id: trusted({ $gte: addDays(start, -days), $lte: addDays(end, days) }),
        $or: [{ requestId: trusted({ $ne: null }) }, hasFeeds(true)],
      })
      .select({ _id: 1 })
      .sort({ _id: 1 })
      .lean();
    return documents.map(({ _id }) => _id);
  }

  private async list(filter: QueryFilter<OccupiedDayDocument>): Promise<OccupiedDay[]> {
    const documents = await this.days.find(filter).sort({ _id: 1 }).lean();
    return documents.map(({ _id, blockIds, guestName, isHold, requestId, feedIds = [] }) => ({
      day: _id,
      isStay: requestId !== null || feedIds.length > 0,
      type: blockIds.length > 0 ? 'blocked' : 'booking',
      guestName: isHold ? null : guestName,
    }));
  }
}
