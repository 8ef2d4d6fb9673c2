import { Global, Module, type DynamicModule } from '@nestjs/common';
import { provideRateLimit, ReachedLimits } from '@hearthstay/access';
import { ListReachedGuestLimits } from './list-reached-guest-limits/list-reached-guest-limits';
import {
  bookingRequestLimit,
  guestLinkLimit,
  houseEmailLimit,
  messageLimit,
  passwordLimit,
  refusedRequestLimit,
} from './rate-limits';

/** The rate limits for guests, which several features share. */
@Global()
@Module({})
export class RateLimitsModule {
  static for(switched: 'on' | 'off'): DynamicModule {
    const definitions = [
      bookingRequestLimit,
      refusedRequestLimit,
      guestLinkLimit,
      houseEmailLimit,
      messageLimit,
      passwordLimit,
    ];
    const limits = definitions.map((limit) => provideRateLimit(limit, switched));
    return {
      module: RateLimitsModule,
      controllers: [ListReachedGuestLimits],
      providers: [ReachedLimits, ...limits],
      exports: limits.map(({ provide }) => provide),
    };
  }
}
