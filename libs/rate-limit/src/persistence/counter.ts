import { createHash } from 'node:crypto';
import { assertBeforeDeadline } from '@hearthstay/message-context';
import type { Model } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { CountedBy, RateLimitRule } from '../limit-definition';

/** The network address of the caller and, if there is one, the e-mail address. */
export interface Counted {
  caller?: string;
  email?: string;
}

interface Count {
  remainingPoints: number;
  /** The time until the period ends. */
  msBeforeNext: number;
  isExceeded: boolean;
}

const uncounted: Count = { remainingPoints: Infinity, msBeforeNext: 0, isExceeded: false };

/** The address of a person who has no account must not be stored in plain text. */
const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url');

const keyOf = (by: CountedBy, { caller, email }: Counted): string | undefined => {
  if (by === 'house') return by;
  if (by === 'caller') return caller && `caller ${caller}`;
  return email && `email ${hashOf(email)}`;
};

/** Counts the uses of one rule for one kind of key. */
export class Counter {
  readonly notice: string | undefined;
  private readonly limiter: RateLimiterMongo;

  constructor(
    counts: Model<unknown>,
    { name, uses, withinSeconds, notice }: RateLimitRule,
    private readonly by: CountedBy,
  ) {
    this.notice = notice;
    this.limiter = new RateLimiterMongo({
      storeClient: counts.db,
      tableName: counts.collection.collectionName,
      disableIndexesCreation: true,
      keyPrefix: name,
      points: uses,
      duration: withinSeconds,
    });
  }

  async consume(counted: Counted): Promise<Count> {
    const key = keyOf(this.by, counted);
    if (key === undefined) return uncounted;
    // The plugin of the schemas does not cover the limiter, which writes without mongoose.
    assertBeforeDeadline();
    try {
      return countOf(await this.limiter.consume(key), false);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return countOf(reason, true);
      throw reason;
    }
  }

  async reward(counted: Counted): Promise<void> {
    const key = keyOf(this.by, counted);
    if (key !== undefined) await this.limiter.reward(key);
  }

  async read(counted: Counted): Promise<Count | null> {
    const key = keyOf(this.by, counted);
    const count = key === undefined ? null : await this.limiter.get(key);
    return count && countOf(count, false);
  }
}

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isExceeded: boolean): Count => ({
  remainingPoints,
  msBeforeNext,
  isExceeded,
});
