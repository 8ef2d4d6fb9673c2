export { provideRateLimit, rateLimitToken } from './persistence/provide-rate-limit';
export { RateLimit, type Counted } from './persistence/rate-limit';
export { rateLimitModel } from './persistence/rate-limit.schema';
export * from './rules';
