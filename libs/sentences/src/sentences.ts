import type { ErrorCode, FieldErrorCode } from '@hearthstay/contracts';

/** What has a sentence in every language. */
export type SentenceCode = ErrorCode | FieldErrorCode;
