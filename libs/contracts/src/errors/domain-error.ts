import type { Quote } from '@hearthstay/prices';
import type { ErrorCode } from './error-table';
import type { ErrorParams } from './error-params';
import type { FieldError } from './field-error-code';

export interface DomainErrorContent {
  params?: ErrorParams;
  fields?: FieldError[];
  /** The booked days, for `DAYS_BOOKED`, or the shared ones, for `TURNOVER_DAYS_SHARED`. */
  days?: string[];
  /** The current price of the stay, for `QUOTE_CHANGED`; absent if there are no prices any more. */
  quote?: Quote;
}

/**
 * An error that the caller can act on: a code with the parameters of its sentence. Every transport passes it on
 * unchanged.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly content: DomainErrorContent = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
