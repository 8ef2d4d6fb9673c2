import { DomainError } from '@hearthstay/contracts';
import type { RateLimitRule } from '../limit-definition';
import { countersOf, type Counted } from './counter';
import type { CounterRepository } from './counter.repository';
import type { ReachedLimits } from './reached-limits';

/**
 * A limit counted in the database of the service, so it holds across instances. A refused use counts for none of its
 * rules.
 */
export class RateLimit {
  /** @param rules without any, every use is allowed. */
  constructor(
    private readonly rules: readonly RateLimitRule[],
    private readonly counters: CounterRepository,
    private readonly reached: ReachedLimits,
  ) {}

  /** Counts a use. @throws DomainError `RATE_LIMITED` if the limit is exceeded */
  async use(counted: Counted): Promise<void> {
    await this.count(counted);
    await this.noteReached(counted);
  }

  /**
   * Counts a use in one round trip. The caller calls `noteReached` afterwards, concurrently with its next work.
   *
   * @throws DomainError `RATE_LIMITED` when the limit is exceeded
   */
  async count(counted: Counted): Promise<void> {
    const usedUp = await this.counters.countUse(countersOf(this.rules, counted));
    if (usedUp) throw limited(usedUp.expire);
  }

  /** Lists the rules whose last allowed use has been counted. */
  async noteReached(counted: Counted): Promise<void> {
    const listed = countersOf(this.rules, counted).filter(({ rule }) => rule.notice);
    for (const { counter } of await this.counters.listUsedUp(listed)) {
      if (counter.rule.notice) await this.reached.note(counter.rule.notice);
    }
  }

  /** Reverts a use that failed for another reason. */
  giveBack(counted: Counted): Promise<void> {
    return this.counters.giveBack(countersOf(this.rules, counted));
  }

  /** Counts nothing. @throws DomainError `RATE_LIMITED` if the next use would exceed the limit */
  async assertNotUsedUp(counted: Counted): Promise<void> {
    const refusal = await this.refusalOf(counted);
    if (refusal) throw refusal;
  }

  /** Counts nothing. @returns what `use` would throw now, `null` when it would count. */
  async refusalOf(counted: Counted): Promise<DomainError | null> {
    const [usedUp] = await this.counters.listUsedUp(countersOf(this.rules, counted));
    return usedUp ? limited(usedUp.expire) : null;
  }
}

const limited = (until: Date): DomainError => {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1_000));
  return new DomainError('RATE_LIMITED', { params: { retryAfterSeconds } });
};
