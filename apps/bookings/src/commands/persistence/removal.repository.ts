import { Inject, Injectable } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import { currentCommandId } from '@hearthstay/messaging';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../property-clock';
import { removalModel, type RemovalDocument } from './removal.schema';

/**
 * What commands remove. Nothing of a removed document is left to tell that the same command comes again, so each of
 * them notes here what it is about to remove.
 */
@Injectable()
export class RemovalRepository {
  constructor(
    @Inject(modelToken(removalModel.name)) private readonly removals: Model<RemovalDocument>,
    private readonly clock: PropertyClock,
  ) {}

  /** What the running command has noted before; `null` when it comes for the first time. */
  async noted(): Promise<string | null> {
    const removal = await this.removals.findById(currentCommandId()).lean();
    return removal?.removed ?? null;
  }

  /** Of the same command at the same time, the first note stays. */
  async note(removed: string): Promise<void> {
    await this.removals.updateOne(
      { _id: currentCommandId() },
      { $setOnInsert: { removed, at: this.clock.now() } },
      { upsert: true },
    );
  }
}
