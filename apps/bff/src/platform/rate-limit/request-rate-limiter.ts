import { DomainError } from '@hearthstay/contracts';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from '../http/caller';

/** Limits the API requests of each caller. Services have stricter limits for single operations. */
export class RequestRateLimiter {
  private readonly limiter: RateLimiterMemory | undefined;

  /** @param requestsPerMinute per caller and instance */
  constructor(rateLimits: 'on' | 'off', requestsPerMinute: number) {
    this.limiter = rateLimits === 'on' ? new RateLimiterMemory({ points: requestsPerMinute, duration: 60 }) : undefined;
  }

  /** Counts a request. @throws DomainError `RATE_LIMITED` */
  async count(caller: string): Promise<void> {
    try {
      await this.limiter?.consume(caller);
    } catch (refused) {
      const { msBeforeNext } = refused as RateLimiterRes;
      throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) } });
    }
  }
}

export const limitRequestRate =
  (limit: RequestRateLimiter): RequestHandler =>
  async (request, _response, next) => {
    await limit.count(callerOf(request));
    next();
  };
