import { DomainError } from '@hearthstay/contracts';

export type Outcome = 'done' | 'refused' | 'unavailable' | 'timeout' | 'failed';

/** `refused`: a `DomainError` other than an outage; `failed`: any other error. */
export const outcomeOf = (error: unknown): Outcome => {
  if (!(error instanceof DomainError)) return 'failed';
  if (error.code === 'SERVICE_UNAVAILABLE') return 'unavailable';
  return error.code === 'SERVICE_TIMEOUT' ? 'timeout' : 'refused';
};

/** Whether something is wrong with the product, and not with what it was asked for. */
export const isFailure = (outcome: Outcome): boolean => outcome !== 'done' && outcome !== 'refused';

/** In seconds, from a cached response to the deadline of an upload. */
export const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 9];
