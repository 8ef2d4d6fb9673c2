import { DomainError } from '@hearthstay/contracts';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from './caller';

/** What a caller may ask of one instance (behaviour: Who may call what, "Limits"). */
const allowed = { points: 600, duration: 60 };

/** Keeps a single caller from taking the product for themselves. Services guard by themselves what deserves a stricter limit. */
export class CallLimit {
  private readonly limiter: RateLimiterMemory | undefined;

  constructor(rateLimits: 'on' | 'off') {
    this.limiter = rateLimits === 'on' ? new RateLimiterMemory(allowed) : undefined;
  }

  /** Counts a call. @throws DomainError `RATE_LIMITED` */
  async count(caller: string): Promise<void> {
    try {
      await this.limiter?.consume(caller);
    } catch (refused) {
      const { msBeforeNext } = refused as RateLimiterRes;
      throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) } });
    }
  }
}

export const limitCalls =
  (limit: CallLimit): RequestHandler =>
  (request, _response, next) => {
    limit.count(callerOf(request)).then(() => next(), next);
  };
