import { Module, type DynamicModule } from '@nestjs/common';
import { RequestRateLimiter } from './request-rate-limiter';

@Module({})
export class RateLimitModule {
  static create(rateLimits: 'on' | 'off', requestsPerMinute: number): DynamicModule {
    const limiter = new RequestRateLimiter(rateLimits, requestsPerMinute);
    return { module: RateLimitModule, providers: [{ provide: RequestRateLimiter, useValue: limiter }] };
  }
}
