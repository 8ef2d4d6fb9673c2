import type { ErrorCode, FieldErrorCode } from '@hearthstay/contracts';
import type { FieldNames } from './fields/de';

export type SentenceCode = ErrorCode | FieldErrorCode;

/**
 * A sentence for every code. `{{count}}` is a number of days, with an optional singular form under `_one`; other
 * placeholders are the limits of fields and the parameters of the error. `fields` are the names for `nameField`.
 */
export type Sentences = Record<SentenceCode, string> &
  Partial<Record<`${SentenceCode}_one`, string>> & { fields: FieldNames };
