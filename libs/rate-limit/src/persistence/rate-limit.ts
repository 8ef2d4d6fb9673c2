import { DomainError } from '@hearthstay/contracts';
import type { Counted, Counter } from './counter';
import type { ReachedLimits } from './reached-limits';

/**
 * A limit counted in the database of the service, so it holds across instances. A refused use counts for none of its
 * rules.
 */
export class RateLimit {
  /** @param counters without any, every use is allowed. */
  constructor(
    private readonly counters: readonly Counter[],
    private readonly reached: ReachedLimits,
  ) {}

  /** Counts a use. @throws DomainError `RATE_LIMITED` when it is one too many. */
  async use(counted: Counted): Promise<void> {
    const taken: Counter[] = [];
    const reached: string[] = [];
    for (const counter of this.counters) {
      taken.push(counter);
      const count = await counter.consume(counted);
      if (count.isExceeded) {
        await this.reward(taken, counted);
        throw limited(count.msBeforeNext);
      }
      if (count.remainingPoints === 0 && counter.notice) reached.push(counter.notice);
    }
    for (const code of reached) await this.reached.note(code);
  }

  /** Reverts a use that failed for another reason. */
  giveBack(counted: Counted): Promise<void> {
    return this.reward(this.counters, counted);
  }

  /** Counts nothing. @throws DomainError `RATE_LIMITED` when the next use would be one too many. */
  async assertNotUsedUp(counted: Counted): Promise<void> {
    for (const counter of this.counters) {
      const count = await counter.read(counted);
      if (count?.remainingPoints === 0) throw limited(count.msBeforeNext);
    }
  }

  private async reward(counters: readonly Counter[], counted: Counted): Promise<void> {
    for (const counter of counters) await counter.reward(counted);
  }
}

const limited = (msBeforeNext: number): DomainError => {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new DomainError('RATE_LIMITED', { params: { retryAfterSeconds } });
};
