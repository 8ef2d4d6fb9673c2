import { Global, Module, type DynamicModule } from '@nestjs/common';
import { provideRateLimit, ReachedLimits } from '@hearthstay/access';
import { ListReachedGuestLimits } from './list-reached-guest-limits/list-reached-guest-limits';
import * as definitions from './rate-limits';

/** The rate limits for guests, which several features share: every limit that `rate-limits.ts` exports. */
@Global()
@Module({})
export class RateLimitsModule {
  static for(switched: 'on' | 'off'): DynamicModule {
    const limits = Object.values(definitions).map((limit) => provideRateLimit(limit, switched));
    return {
      module: RateLimitsModule,
      controllers: [ListReachedGuestLimits],
      providers: [ReachedLimits, ...limits],
      exports: limits.map(({ provide }) => provide),
    };
  }
}
