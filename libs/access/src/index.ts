import { rateLimitModel } from './rate-limit/persistence/rate-limit.schema';
import { reachedLimitModel } from './rate-limit/persistence/reached-limits.schema';

export * from './hash/salted-hash';
export * from './token/access-token';
export * from './token/hide-duration';
export { provideRateLimit, rateLimitToken } from './rate-limit/persistence/provide-rate-limit';
export { CounterRepository } from './rate-limit/persistence/counter.repository';
export { RateLimit } from './rate-limit/persistence/rate-limit';
export { ReachedLimits } from './rate-limit/persistence/reached-limits';
export type { Counted } from './rate-limit/persistence/counter';
export * from './rate-limit/limit-definition';

/** The collections of a service with limits. */
export const rateLimitModels = [rateLimitModel, reachedLimitModel];
