import type { FactoryProvider } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { LimitDefinition } from '../limit-definition';
import { CounterRepository } from './counter.repository';
import { RateLimit } from './rate-limit';
import { rateLimitModel, type RateLimitDocument } from './rate-limit.schema';
import { ReachedLimits } from './reached-limits';

/** The injection token of a `RateLimit`. */
export const rateLimitToken = ({ name }: LimitDefinition): string => `rate limit ${name}`;

/** Provides a limit to a module that has `ReachedLimits` and whose database has `rateLimitModels`. */
export const provideRateLimit = (limit: LimitDefinition, switched: 'on' | 'off'): FactoryProvider<RateLimit> => ({
  provide: rateLimitToken(limit),
  inject: [modelToken(rateLimitModel.name), ReachedLimits],
  useFactory: (counts: Model<RateLimitDocument>, reached: ReachedLimits) =>
    new RateLimit(switched === 'on' ? limit.rules : [], new CounterRepository(counts), reached),
});
