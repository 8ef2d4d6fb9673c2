import { Global, Module, type DynamicModule } from '@nestjs/common';
import { provideRateLimit, ReachedLimits } from '@hearthstay/access';
import { loginLinkLimit } from '../login-links/login-link-limit';
import { ListReachedAdminLimits } from './list-reached-admin-limits/list-reached-admin-limits';

/** The rate limits of calls without a session. */
@Global()
@Module({})
export class RateLimitsModule {
  static for(switched: 'on' | 'off'): DynamicModule {
    const limit = provideRateLimit(loginLinkLimit, switched);
    return {
      module: RateLimitsModule,
      controllers: [ListReachedAdminLimits],
      providers: [ReachedLimits, limit],
      exports: [limit.provide],
    };
  }
}
