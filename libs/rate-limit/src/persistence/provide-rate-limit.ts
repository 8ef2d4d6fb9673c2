import type { FactoryProvider } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { RateLimitRule } from '../rules';
import { RateLimit } from './rate-limit';
import { rateLimitModel } from './rate-limit.schema';

/** The injection token of the `RateLimit` that goes by a rule. */
export const rateLimitToken = ({ name }: RateLimitRule): string => `rate limit ${name}`;

/** Makes a limit a provider of a module whose database has `rateLimitModel` among its models. */
export const provideRateLimit = (rule: RateLimitRule, switched: 'on' | 'off'): FactoryProvider<RateLimit> => ({
  provide: rateLimitToken(rule),
  inject: [modelToken(rateLimitModel.name)],
  useFactory: (counts: Model<unknown>) => new RateLimit(counts, rule, switched === 'on'),
});
