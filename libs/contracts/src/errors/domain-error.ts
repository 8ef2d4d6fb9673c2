import type { ErrorCode } from './error-code';
import type { FieldError } from './field-error-code';

/** Values for the placeholders of an error's sentence. */
export type ErrorParams = Record<string, string | number>;

export interface DomainErrorContent {
  params?: ErrorParams;
  fields?: FieldError[];
  /** Days that are in the way, for `DAYS_BOOKED`. */
  days?: string[];
}

/** The one way in which a service refuses: a code and what its sentence needs. It travels over every transport unchanged. */
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
