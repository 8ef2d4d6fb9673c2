export { productSubscriptions } from '../subscriptions/product-subscriptions';
export type { DeadLetter } from './dead-letter';
export * from './dead-letters';
