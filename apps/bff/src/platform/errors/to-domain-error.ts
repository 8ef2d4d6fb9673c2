import { HttpException } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';

/**
 * Converts an exception to a domain error; `undefined` for an internal error.
 *
 * Nest itself throws client errors only for unknown or undecodable URLs.
 */
export const toDomainError = (thrown: unknown): DomainError | undefined => {
  if (thrown instanceof DomainError) return thrown;
  return thrown instanceof HttpException && thrown.getStatus() < 500 ? new DomainError('NOT_FOUND') : undefined;
};
