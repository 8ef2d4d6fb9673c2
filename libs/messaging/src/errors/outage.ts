import { DomainError, type ErrorCode } from '@hearthstay/contracts';

const codesOfOutages: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT'];

/** Whether a handler has failed only for want of something that is away: nothing is wrong with the message, and it will be handled. */
export const isOutage = (failure: unknown): boolean => {
  if (failure instanceof AggregateError) return failure.errors.every(isOutage);
  return failure instanceof DomainError && codesOfOutages.includes(failure.code);
};

/** Whether something was late, of which nobody knows whether it is away or the message itself takes it too long. */
export const isTimeout = (failure: unknown): boolean => {
  if (failure instanceof AggregateError) return failure.errors.some(isTimeout);
  return failure instanceof DomainError && failure.code === 'SERVICE_TIMEOUT';
};
