import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { reachedLimitModel, type ReachedLimitDocument } from './reached-limits.schema';

/** Equal to the period of the daily limits, in milliseconds. */
const listedFor = 24 * 60 * 60_000;

export interface ReachedLimit<Code extends string> {
  code: Code;
  /** The instant at which the limit was first reached. */
  since: string;
}

/** Lists limits for a day after they were last reached. */
@Injectable()
export class ReachedLimits<Code extends string = string> {
  constructor(@Inject(modelToken(reachedLimitModel.name)) private readonly limits: Model<ReachedLimitDocument>) {}

  async note(code: Code): Promise<void> {
    const now = new Date();
    await this.limits.updateOne(
      { _id: code },
      { $set: { expiresAt: new Date(now.getTime() + listedFor) }, $setOnInsert: { since: now } },
      { upsert: true },
    );
  }

  async list(): Promise<ReachedLimit<Code>[]> {
    const reached = await this.limits.find({ expiresAt: trusted({ $gt: new Date() }) }).lean();
    return reached.map(({ _id, since }) => ({ code: _id as Code, since: since.toISOString() }));
  }
}
