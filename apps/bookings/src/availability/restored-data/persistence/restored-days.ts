import { randomUUID } from 'node:crypto';
import type { RestoredData } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import type { UnfinishedBlockDocument } from '../../persistence/unfinished-block.schema';
import { unfinishedBlockModel } from '../../persistence/unfinished-block.schema';
import { occupiedDayModel, type OccupiedDayDocument } from '../../persistence/occupied-day.schema';
import { requestModel, type RequestDocument } from '../../../requests/persistence/request.schema';
import type { Booking, Holder, ReclaimedDay } from '../domain/reclaim-days';

/** The days of restored data, and what has a right to them. */
export class RestoredDays {
  private readonly requests;
  private readonly days;
  private readonly blocks;

  constructor(data: RestoredData) {
    this.requests = data.collection<RequestDocument>(requestModel.name);
    this.days = data.collection<OccupiedDayDocument>(occupiedDayModel.name);
    this.blocks = data.collection<UnfinishedBlockDocument>(unfinishedBlockModel.name);
  }

  /** The approved and confirmed requests that end on a day or later, in the order in which they were made. */
  async bookings(from: Day): Promise<Booking[]> {
    const taken = await this.requests
      .find({ status: { $in: ['approved', 'confirmed'] }, endDate: { $gte: from } })
      .sort({ createdAt: 1 })
      .toArray();
    const bookings: Booking[] = [];
    for (const { _id: id, name, startDate, endDate, claimId } of taken) {
      bookings.push({ id, name, startDate, endDate, claimId: claimId ?? (await this.giveClaim(id)) });
    }
    return bookings;
  }

  async holders(from: Day): Promise<Holder[]> {
    const documents = await this.days.find({ _id: { $gte: from } }).toArray();
    return documents.map(({ _id: day, type, claimId }) => ({ day, type, claimId }));
  }

  /** Gives a day to a booking, whoever has it. */
  async give({ day, booking }: ReclaimedDay, claimedAt: Date): Promise<void> {
    const held = {
      type: 'booking' as const,
      requestId: booking.id,
      claimId: booking.claimId,
      blockIds: [],
      guestName: booking.name,
      claimedAt,
    };
    await this.days.updateOne({ _id: day }, { $set: held }, { upsert: true });
  }

  /** The blocks that were being made when the backup was. */
  async unfinishedBlocks(): Promise<UnfinishedBlockDocument[]> {
    return this.blocks.find({ isRevoked: false }).toArray();
  }

  /** Makes a block whole and final. The days must be free, or blocked. */
  async finish({ _id, days, startedAt }: UnfinishedBlockDocument): Promise<void> {
    for (const day of days) {
      await this.days.updateOne(
        { _id: day, type: 'blocked' },
        {
          $addToSet: { blockIds: _id },
          $setOnInsert: { requestId: null, claimId: null, guestName: null, claimedAt: startedAt },
        },
        { upsert: true },
      );
    }
    await this.blocks.deleteOne({ _id });
  }

  /** For a request that an early version approved. */
  private async giveClaim(id: string): Promise<string> {
    const claimId = randomUUID();
    await this.requests.updateOne({ _id: id }, { $set: { claimId } });
    return claimId;
  }
}
