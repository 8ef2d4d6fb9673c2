import { Inject, Injectable } from '@nestjs/common';
import type { ReachedLimit, ReachedLimitCode } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { reachedLimitModel, type ReachedLimitDocument } from './reached-limits.schema';

/** As long as the daily limits count, in milliseconds. */
const toldFor = 24 * 60 * 60_000;

/** What the owner is told of limits, for a day after each time that one was reached. */
@Injectable()
export class ReachedLimits {
  constructor(@Inject(modelToken(reachedLimitModel.name)) private readonly limits: Model<ReachedLimitDocument>) {}

  async note(code: ReachedLimitCode): Promise<void> {
    const now = new Date();
    await this.limits.updateOne(
      { _id: code },
      { $set: { expiresAt: new Date(now.getTime() + toldFor) }, $setOnInsert: { since: now } },
      { upsert: true },
    );
  }

  async list(): Promise<ReachedLimit[]> {
    const reached = await this.limits.find({ expiresAt: trusted({ $gt: new Date() }) }).lean();
    return reached.map(({ _id, since }) => ({ code: _id, since: since.toISOString() }));
  }
}
