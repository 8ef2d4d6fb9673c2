import { Inject, Injectable } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import { currentCommandId } from '@hearthstay/messaging';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../property-clock';
import { removalModel, type RemovalDocument } from './removal.schema';

/**
 * Records of removals. A removed document cannot contain the id of its command, so a command records the removal here
 * before it removes the document.
 */
@Injectable()
export class RemovalRepository {
  constructor(
    @Inject(modelToken(removalModel.name)) private readonly removals: Model<RemovalDocument>,
    private readonly clock: PropertyClock,
  ) {}

  /** The earlier record of the running command; `null` when the command is not repeated. */
  async noted(): Promise<string | null> {
    const removal = await this.removals.findById(currentCommandId()).lean();
    return removal?.removed ?? null;
  }

  /** Concurrent deliveries of the same command keep the first record. */
  async note(removed: string): Promise<void> {
    await this.removals.updateOne(
      { _id: currentCommandId() },
      { $setOnInsert: { removed, at: this.clock.now() } },
      { upsert: true },
    );
  }
}
