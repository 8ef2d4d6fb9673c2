import { rateLimitModel } from './persistence/rate-limit.schema';
import { reachedLimitModel } from './persistence/reached-limits.schema';

export { provideRateLimit, rateLimitToken } from './persistence/provide-rate-limit';
export { CounterRepository } from './persistence/counter.repository';
export { RateLimit } from './persistence/rate-limit';
export { ReachedLimits } from './persistence/reached-limits';
export type { Counted } from './persistence/counter';
export * from './limit-definition';

/** The collections of a service with limits. */
export const rateLimitModels = [rateLimitModel, reachedLimitModel];
