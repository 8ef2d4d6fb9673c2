import { DomainError, type ErrorCode } from '@hearthstay/contracts';

const outageCodes: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT'];

/** Whether a handler failed only because a dependency is unavailable or slow, so the message itself is valid. */
export const isOutage = (failure: unknown): boolean => {
  if (failure instanceof AggregateError) return failure.errors.every(isOutage);
  return failure instanceof DomainError && outageCodes.includes(failure.code);
};

/** Whether a handler timed out, because of an outage or because of the message itself. */
export const isTimeout = (failure: unknown): boolean => {
  if (failure instanceof AggregateError) return failure.errors.some(isTimeout);
  return failure instanceof DomainError && failure.code === 'SERVICE_TIMEOUT';
};
