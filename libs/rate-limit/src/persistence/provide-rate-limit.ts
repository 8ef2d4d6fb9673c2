import type { FactoryProvider } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { RateLimit, type RateLimitRule } from './rate-limit';
import { rateLimitModel } from './rate-limit.schema';

/** Makes a limit a provider, for a module whose database has `rateLimitModel` among its models. */
export const provideRateLimit = (
  token: symbol,
  rule: RateLimitRule,
  switched: 'on' | 'off',
): FactoryProvider<RateLimit> => ({
  provide: token,
  inject: [modelToken(rateLimitModel.name)],
  useFactory: (counts: Model<unknown>) => new RateLimit(counts, rule, switched === 'on'),
});
