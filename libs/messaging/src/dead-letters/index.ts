export type { DeadLetter } from './dead-letter';
export * from './dead-letters';
