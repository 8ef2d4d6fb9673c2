import { z } from 'zod';
import type { ErrorCode } from '../errors/error-table';

/** Why a notice beside e-mail was not sent: the codes of the errors of its test. */
export const noticeFailureReasons = [
  'NOTICE_ADDRESS_FORBIDDEN',
  'NOTICE_UNREACHABLE',
  'NOTICE_TIMEOUT',
  'NOTICE_REDIRECT',
  /** What the receiver said is in `details`. */
  'NOTICE_REFUSED',
] as const satisfies ErrorCode[];

export type NoticeFailureReason = (typeof noticeFailureReasons)[number];

/** Why an e-mail or a notice was not sent. */
export const emailFailureReasons = [
  /** No mail server is reachable, or it has closed the connection. */
  'SERVER_AWAY',
  /** It has not replied in time. */
  'SERVER_SILENT',
  'LOGIN_REFUSED',
  'NOT_ENCRYPTED',
  /** It does not accept the address of the sender. */
  'SENDER_REFUSED',
  'RECIPIENT_REFUSED',
  'CONTENT_REFUSED',
  /** It asks to try again later. */
  'TRY_LATER',
  /** The link in the e-mail has expired, or the moment that it is about has passed. */
  'LINK_ENDED',
  /** The data of the e-mail were removed before it was sent. */
  'CONTENT_REMOVED',
  /** The e-mail could not be composed. */
  'NOT_COMPOSED',
  ...noticeFailureReasons,
  'OTHER',
] as const;

export type EmailFailureReason = (typeof emailFailureReasons)[number];

export const emailFailureSchema = z.object({
  reason: z.enum(emailFailureReasons),
  /** The mail server's own words, without secrets; absent if it has said nothing. */
  details: z.string().optional(),
});

export type EmailFailure = z.infer<typeof emailFailureSchema>;
