import type { ErrorCode, FieldErrorCode } from '@hearthstay/contracts';

export type SentenceCode = ErrorCode | FieldErrorCode;

/**
 * A sentence for a person, for every code there is. `{{count}}` is a number of days, for which a sentence may have a form of its
 * own for one; other placeholders are the limits of fields, and what the error carries.
 */
export type Sentences = Record<SentenceCode, string> & Partial<Record<`${SentenceCode}_one`, string>>;
