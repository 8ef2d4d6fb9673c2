import { DomainError } from '@hearthstay/contracts';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from '../http/caller';

/**
 * Keeps a single caller from taking the product for themselves. Services guard by themselves what deserves a stricter
 * limit.
 */
export class CallLimit {
  private readonly limiter: RateLimiterMemory | undefined;

  /** @param callsPerMinute what a caller may ask of one instance */
  constructor(rateLimits: 'on' | 'off', callsPerMinute: number) {
    this.limiter = rateLimits === 'on' ? new RateLimiterMemory({ points: callsPerMinute, duration: 60 }) : undefined;
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
