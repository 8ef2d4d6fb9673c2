import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { addDays, type Day, type StayRange } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';

/** The claims of a day. */
export interface DayHolders {
  day: Day;
  requestId: string | null;
  guestName: string | null;
  /** Present if the request has the day by an offer. */
  isHold?: true;
  blockIds: string[];
  feedIds: string[];
  /** When the first of the claims was made. */
  claimedAt: Date;
}

/** The claims of days, with the names of guests. */
@Injectable()
export class DayHoldersRepository {
  constructor(@Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>) {}

  /** Whether another than a request has a day of a range: another request, a block or a calendar. */
  async isAnyOfOthers({ start, end }: StayRange, requestId: string): Promise<boolean> {
    const ofOthers = {
      _id: trusted({ $gte: start, $lte: end }),
      $or: [{ requestId: trusted({ $ne: requestId }) }, { 'blockIds.0': trusted({ $exists: true }) }],
    };
    return (await this.days.exists(ofOthers)) !== null;
  }

  /** The days of stays of others, here or in a calendar feed, so many days before a range to as many after it. */
  async listStayDaysOfOthers({ start, end }: StayRange, days: number, requestId: string): Promise<Day[]> {
    const around = await this.listWithin({ start: addDays(start, -days), end: addDays(end, days) });
    return around
      .filter((day) => day.requestId !== requestId && (day.requestId !== null || day.feedIds.length > 0))
      .map(({ day }) => day);
  }

  /** Ascending. */
  async listWithin({ start, end }: StayRange): Promise<DayHolders[]> {
    const documents = await this.days
      .find({ _id: trusted({ $gte: start, $lte: end }) })
      .sort({ _id: 1 })
      .lean();
    return documents.map(({ _id, requestId, guestName, isHold, blockIds, feedIds = [], claimedAt }) => ({
      day: _id,
      requestId,
      guestName,
      ...(isHold && { isHold }),
      blockIds,
      feedIds,
      claimedAt,
    }));
  }
}
