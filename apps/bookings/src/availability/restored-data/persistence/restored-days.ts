import type { RestoredData } from '@hearthstay/database';
import type { Day, StayUnit } from '@hearthstay/stay';
import { requestModel, type RequestDocument } from '../../../request-store';
import { firstClaimUnit } from '../../../settings/domain/claim-unit';
import { settingsId, settingsModel, type SettingsDocument } from '../../../settings';
import { occupiedDayModel, type OccupiedDayDocument } from '../../persistence/occupied-day.schema';
import type { Booking, Holder, ReclaimedDay } from '../domain/reclaim-days';
import { RestoredBlocks } from './restored-blocks';

/**
 * The claims on days in restored data, and the bookings that have a right to them. No instance runs on the data yet.
 */
export class RestoredDays {
  readonly blocks: RestoredBlocks;
  private readonly settings;
  private readonly requests;
  private readonly days;

  constructor(data: RestoredData) {
    this.blocks = new RestoredBlocks(data);
    this.settings = data.collection<SettingsDocument>(settingsModel.name);
    this.requests = data.collection<RequestDocument>(requestModel.name);
    this.days = data.collection<OccupiedDayDocument>(occupiedDayModel.name);
  }

  /**
   * The unit of claims. Settings and claims may have been read at different times, so if the unit was ever changed the
   * service converts all claims once more after its start.
   */
  async claimUnit(): Promise<StayUnit> {
    const { unit, revision } = (await this.settings.findOne({ _id: settingsId }))?.claimUnit ?? firstClaimUnit;
    if (revision > firstClaimUnit.revision) {
      const claimUnit = { unit, revision: revision + 1, isConverted: false };
      await this.settings.updateOne({ _id: settingsId }, { $set: { claimUnit } });
    }
    return unit;
  }

  /** The approved and confirmed requests that end on a day or later, in the order of their creation. */
  async bookings(from: Day): Promise<Booking[]> {
    const taken = await this.requests
      .find({ status: { $in: ['approved', 'confirmed'] }, endDate: { $gte: from } })
      .sort({ createdAt: 1 })
      .toArray();
    return taken.map(({ _id: id, name, startDate, endDate, claimId }) => ({
      ...{ id, name, startDate, endDate },
      // A booking has one from its approval on.
      claimId: claimId!,
    }));
  }

  /** The claims on the days, except those of feeds, which can coexist with a booking. */
  async holders(from: Day): Promise<Holder[]> {
    const documents = await this.days.find({ _id: { $gte: from } }).toArray();
    return documents.map((document) => ({
      day: document._id,
      type: document.blockIds.length > 0 ? 'blocked' : 'booking',
      claimId: document.claimId,
    }));
  }

  /** Gives a day to a booking, instead of blocks and other requests. Feeds keep their claims. */
  async give({ day, booking }: ReclaimedDay, claimedAt: Date): Promise<void> {
    await this.blocks.freeDay(day, claimedAt);
    const claim = {
      requestId: booking.id,
      claimId: booking.claimId,
      blockIds: [],
      guestName: booking.name,
      claimedAt,
    };
    await this.days.updateOne({ _id: day }, { $set: claim, $unset: { isHold: 1 } }, { upsert: true });
  }
}
