import { DomainError } from '@hearthstay/contracts';
import type { Model } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitRule } from '../rules';

/** Whose uses are counted: those of the network address, and those for the e-mail address where there is one. */
export interface Counted {
  caller: string;
  email?: string;
}

/** The caller comes first, so that who is past the limit uses up nobody else's. */
const keysOf = ({ caller, email }: Counted): string[] => [
  `caller ${caller}`,
  ...(email === undefined ? [] : [`email ${email}`]),
];

/**
 * A limit that is counted in the service's own database, so it holds over any number of instances. A refused use is not
 * counted, for nobody.
 */
export class RateLimit {
  private readonly limiter: RateLimiterMongo;

  /** @param isOn `false` counts nothing and refuses nobody. */
  constructor(
    counts: Model<unknown>,
    { name, uses, withinSeconds }: RateLimitRule,
    private readonly isOn: boolean,
  ) {
    this.limiter = new RateLimiterMongo({
      storeClient: counts.db,
      tableName: counts.collection.collectionName,
      disableIndexesCreation: true,
      keyPrefix: name,
      points: uses,
      duration: withinSeconds,
    });
  }

  /** Counts a use. @throws DomainError `RATE_LIMITED` when it is one too many. */
  async use(counted: Counted): Promise<void> {
    if (!this.isOn) return;
    const taken: string[] = [];
    for (const key of keysOf(counted)) {
      taken.push(key);
      const reason = await this.refusalOf(key);
      if (!reason) continue;
      for (const one of taken) await this.limiter.reward(one);
      throw limited(reason);
    }
  }

  /** Takes a use back that has turned out not to be one. */
  async giveBack(counted: Counted): Promise<void> {
    if (!this.isOn) return;
    for (const key of keysOf(counted)) await this.limiter.reward(key);
  }

  /** Counts nothing. @throws DomainError `RATE_LIMITED` when the next use would be one too many. */
  async assertNotUsedUp(counted: Counted): Promise<void> {
    if (!this.isOn) return;
    for (const key of keysOf(counted)) {
      const count = await this.limiter.get(key);
      if (count?.remainingPoints === 0) throw limited(count);
    }
  }

  private async refusalOf(key: string): Promise<RateLimiterRes | null> {
    try {
      await this.limiter.consume(key);
      return null;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    }
  }
}

const limited = ({ msBeforeNext }: RateLimiterRes): DomainError => {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new DomainError('RATE_LIMITED', { params: { retryAfterSeconds } });
};
