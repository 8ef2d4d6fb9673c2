import { Inject, Injectable } from '@nestjs/common';
import { guestErasureCompleted, type guestErased, type GuestDataCounts, type MessageOf } from '@hearthstay/contracts';
import { insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { OutboxRelay, recordEvent } from '@hearthstay/outbox';
import { Clock } from '@hearthstay/runtime';
import type { Model } from 'mongoose';
import { erasedGuestModel, erasedGuestOutbox, type ErasedGuestDocument } from './erased-guest.schema';

/** The guests who were erased lately. */
@Injectable()
export class ErasedGuestRepository {
  constructor(
    @Inject(modelToken(erasedGuestModel.name)) private readonly guests: Model<ErasedGuestDocument>,
    @Inject(erasedGuestOutbox) private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  /** Stores the guest of an event, unless an earlier delivery has. */
  async keep({ occurredAt, payload }: MessageOf<typeof guestErased>): Promise<ErasedGuestDocument> {
    const { erasureId: _id, ...guest } = payload;
    try {
      await insertNew(this.guests, [{ _id, ...guest, occurredAt, at: this.clock.now(), found: {}, outbox: [] }]);
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
    return this.guests.findById(_id).orFail().lean();
  }

  /** Those who had a request, and those who were erased after an event was recorded. */
  async listFor(requestId: string | undefined, occurredAt: string): Promise<ErasedGuestDocument[]> {
    const [ofRequest, later] = await Promise.all([
      requestId === undefined ? [] : this.guests.find({ requestIds: requestId }).lean(),
      this.guests.find({ occurredAt: trusted({ $gte: occurredAt }) }).lean(),
    ]);
    return [...ofRequest, ...later];
  }

  list(): Promise<ErasedGuestDocument[]> {
    return this.guests.find({}).lean();
  }

  /** Adds to what has been erased. */
  async addFound(_id: string, found: GuestDataCounts): Promise<void> {
    const counts: Record<string, number> = {};
    for (const [kind, count] of Object.entries(found)) counts[`found.${kind}`] = count;
    if (Object.keys(counts).length > 0) await this.guests.updateOne({ _id }, { $inc: counts });
  }

  /** Notes that everything is erased, once, together with the event that says so. */
  async complete(_id: string): Promise<void> {
    const { found } = await this.guests.findById(_id).orFail().lean();
    const at = this.clock.now();
    const event = recordEvent(guestErasureCompleted, {
      erasureId: _id,
      service: 'notifications',
      at: at.toISOString(),
      found,
    });
    const { matchedCount } = await this.guests.updateOne(
      { _id, completedAt: trusted({ $exists: false }) },
      { $set: { completedAt: at }, $push: { outbox: event } },
    );
    if (matchedCount === 1) this.relay.notify(_id);
  }
}
