import type { EmailFailureReason } from '@hearthstay/contracts';
import type { StoredFailure } from '../jobs';

/** Failures of the mail server or its settings. The others are about one e-mail or its recipient. */
export const serverFailures: readonly EmailFailureReason[] = [
  'SERVER_AWAY',
  'SERVER_SILENT',
  'LOGIN_REFUSED',
  'NOT_ENCRYPTED',
  'SENDER_REFUSED',
  'TRY_LATER',
  'OTHER',
];

/** How long e-mails have to fail before the owner is told, in milliseconds. A server that restarts is not news. */
const outageAfterMs = 15 * 60_000;

export interface Outage {
  /** The last e-mail that was sent, or the first failure if there was none since. */
  since: Date;
  /** The latest failure. */
  failure: StoredFailure;
}

/**
 * The outage by the failures of all e-mails that could not be sent, and by the time of the last one that was sent;
 * `undefined` if an e-mail was sent after the latest failure, or a quarter of an hour has not passed yet.
 */
export const outageOf = (
  failures: readonly StoredFailure[],
  lastSentAt: Date | undefined,
  now: Date,
): Outage | undefined => {
  const sent = lastSentAt?.getTime() ?? -Infinity;
  const later = failures.filter(({ at }) => at.getTime() > sent);
  const failure = later.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  if (!failure) return undefined;
  const since = Math.max(sent, Math.min(...later.map((one) => one.since.getTime())));
  return now.getTime() - since >= outageAfterMs ? { since: new Date(since), failure } : undefined;
};
