import type { ErrorCode, FieldErrorCode } from '@hearthstay/contracts';

type SentenceCode = ErrorCode | FieldErrorCode;

/** What the API says when it worked and the page shows it. */
export const successCodes = ['ADMIN_LINK_SENT', 'GUEST_LINK_SENT', 'REQUEST_CONFIRMED', 'BOOKING_CONFIRMED'] as const;

export type SuccessCode = (typeof successCodes)[number];

/**
 * A sentence for a person, for every code there is. `{{count}}` is a number of days, for which a sentence may have a form of its
 * own for one; other placeholders are the limits of fields, and what the error carries.
 */
export type Sentences = Record<SentenceCode | SuccessCode, string> & Partial<Record<`${SentenceCode}_one`, string>>;

export type SentenceKey = SentenceCode | SuccessCode;
