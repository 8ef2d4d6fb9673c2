export { rateLimitModel } from './persistence/rate-limit.schema';
export { RateLimit, type Counted, type RateLimitRule } from './persistence/rate-limit';
export { provideRateLimit } from './persistence/provide-rate-limit';
