import { HttpException } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';

/**
 * What was thrown, as a refusal; `undefined` when it is a failure of ours.
 *
 * Nest itself refuses only what it cannot route: an unknown address, or one that cannot be decoded.
 */
export const refusalIn = (thrown: unknown): DomainError | undefined => {
  if (thrown instanceof DomainError) return thrown;
  return thrown instanceof HttpException && thrown.getStatus() < 500 ? new DomainError('NOT_FOUND') : undefined;
};
