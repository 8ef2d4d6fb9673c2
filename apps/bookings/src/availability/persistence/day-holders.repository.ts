import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Day, StayRange } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { occupiedDayModel, type OccupiedDayDocument } from './occupied-day.schema';

/** The claims of a day. */
export interface DayHolders {
  day: Day;
  requestId: string | null;
  guestName: string | null;
  blockIds: string[];
  feedIds: string[];
  /** When the first of the claims was made. */
  claimedAt: Date;
}

/** The claims of days, with the names of guests. */
@Injectable()
export class DayHoldersRepository {
  constructor(@Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>) {}

  /** Ascending. */
  async listWithin({ start, end }: StayRange): Promise<DayHolders[]> {
    const documents = await this.days
      .find({ _id: trusted({ $gte: start, $lte: end }) })
      .sort({ _id: 1 })
      .lean();
    return documents.map(({ _id, requestId, guestName, blockIds, feedIds = [], claimedAt }) => ({
      day: _id,
      requestId,
      guestName,
      blockIds,
      feedIds,
      claimedAt,
    }));
  }
}
