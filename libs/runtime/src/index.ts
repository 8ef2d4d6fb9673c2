export type { Env } from './env/env';
export * from './service/service-definition';
