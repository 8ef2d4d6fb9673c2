import type { LoggedEmail } from '@hearthstay/contracts';
import { stateOf, type RecordedEmail } from '../jobs';
import type { NotificationSettings } from '../settings/notification-settings';
import { guestUrlOf } from './guest-link';

/** Whether the e-mail is useless by now, because its link has expired. */
export const hasEnded = ({ usefulUntil }: RecordedEmail, now: Date): boolean =>
  usefulUntil !== null && usefulUntil <= now;

/** Whether an attempt has failed, and another one makes sense. */
const canResend = (email: RecordedEmail, now: Date): boolean =>
  ['retrying', 'given-up'].includes(stateOf(email)) && email.data !== undefined && !hasEnded(email, now);

/** An e-mail as the log shows it: none of its content. */
export const loggedEmail = (email: RecordedEmail, settings: NotificationSettings, now: Date): LoggedEmail => {
  const { _id, kind, channel, to, requestId, attempts, queuedAt, dueAt, nextAttemptAt, sentAt, endedAt, failure } =
    email;
  const state = stateOf(email);
  const isUnsent = state === 'waiting' || state === 'retrying';
  return {
    id: _id,
    kind,
    ...(channel && { channel }),
    to,
    state,
    ...(requestId && { requestId }),
    attempts,
    createdAt: queuedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    ...(isUnsent && { nextAttemptAt: nextAttemptAt.toISOString() }),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(failure && { failure: { reason: failure.reason, ...(failure.details && { details: failure.details }) } }),
    ...(email.status === 'kept' && { isKept: true }),
    canResend: canResend(email, now),
    hasLink: guestUrlOf(email, settings, now) !== undefined,
  };
};
