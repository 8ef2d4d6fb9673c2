import type { EmailFailureReason } from '@hearthstay/contracts';
import type { FailedEmail } from '../jobs';

/** Failures of the mail server or its settings. */
const serverFailures: readonly EmailFailureReason[] = [
  'SERVER_AWAY',
  'SERVER_SILENT',
  'LOGIN_REFUSED',
  'NOT_ENCRYPTED',
  'SENDER_REFUSED',
  'OTHER',
];

/**
 * Refusals of one e-mail or its recipient, such as one whose mailbox is full; failures of the server, too, if it
 * accepts none for several recipients. A server that cannot work at all replies 421 and counts as away.
 */
const refusals: readonly EmailFailureReason[] = ['RECIPIENT_REFUSED', 'CONTENT_REFUSED', 'TRY_LATER'];

export const outageReasons = [...serverFailures, ...refusals];

/** How long e-mails have to fail before the owner is told, in milliseconds. A server that restarts is not news. */
const outageAfterMs = 15 * 60_000;

export interface Outage {
  /** The last e-mail that was sent, or the first failure if there was none since. */
  since: Date;
  /** The latest failure. */
  failure: FailedEmail;
}

/**
 * The outage by the failures of all e-mails that could not be sent, and by the time of the last one that was sent;
 * `undefined` if an e-mail was sent after the latest failure, if only one recipient was refused, or if a quarter of an
 * hour has not passed yet.
 */
export const outageOf = (
  failures: readonly FailedEmail[],
  lastSentAt: Date | undefined,
  now: Date,
): Outage | undefined => {
  const sent = lastSentAt?.getTime() ?? -Infinity;
  const later = failures.filter(({ at }) => at.getTime() > sent);
  const isServers = later.some(({ reason }) => serverFailures.includes(reason));
  // One recipient alone may have a wrong address.
  if (!isServers && new Set(later.map(({ to }) => to)).size < 2) return undefined;
  const failure = later.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  if (!failure) return undefined;
  const since = Math.max(sent, Math.min(...later.map((one) => one.since.getTime())));
  return now.getTime() - since >= outageAfterMs ? { since: new Date(since), failure } : undefined;
};
