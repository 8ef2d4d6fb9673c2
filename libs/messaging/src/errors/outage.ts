import { DomainError, type ErrorCode } from '@hearthstay/contracts';

const codesOfOutages: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT'];

/** Whether a handler has failed only for want of something that is away: nothing is wrong with the message, and it will be handled. */
export const isOutage = (failure: unknown): boolean => {
  if (failure instanceof AggregateError) return failure.errors.every(isOutage);
  return failure instanceof DomainError && codesOfOutages.includes(failure.code);
};
