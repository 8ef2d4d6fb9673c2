import type { FactoryProvider } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { LimitDefinition } from '../limit-definition';
import { Counter } from './counter';
import { RateLimit } from './rate-limit';
import { rateLimitModel } from './rate-limit.schema';
import { ReachedLimits } from './reached-limits';

/** The injection token of a `RateLimit`. */
export const rateLimitToken = ({ name }: LimitDefinition): string => `rate limit ${name}`;

/** The counters of a limit. Those by caller come first, so a blocked caller does not use up the limits of others. */
export const countersOf = ({ rules }: LimitDefinition, counts: Model<unknown>): Counter[] =>
  (['caller', 'email', 'house'] as const).flatMap((by) =>
    rules.filter((rule) => rule.by.includes(by)).map((rule) => new Counter(counts, rule, by)),
  );

/** Provides a limit to a module that has `ReachedLimits` and whose database has `rateLimitModels`. */
export const provideRateLimit = (limit: LimitDefinition, switched: 'on' | 'off'): FactoryProvider<RateLimit> => ({
  provide: rateLimitToken(limit),
  inject: [modelToken(rateLimitModel.name), ReachedLimits],
  useFactory: (counts: Model<unknown>, reached: ReachedLimits) =>
    new RateLimit(switched === 'on' ? countersOf(limit, counts) : [], reached),
});
