import { emailLogDays } from '@hearthstay/contracts';
import type { CausingEvent } from './email-job';

const day = 24 * 60 * 60_000;

/** How long the records of e-mails and notices are kept at least, in milliseconds. */
export const recordRetentionMs = emailLogDays * day;

/** A margin for the clock skew between machines and the delay of the removal of records. */
const margin = day;

/**
 * Whether the records of the event's e-mails may have been removed. Such an event, for example a replayed dead letter,
 * results in no e-mail, because the same e-mail may have been sent before.
 */
export const recordsMayBeRemoved = ({ occurredAt }: CausingEvent, now = new Date()): boolean =>
  now.getTime() - Date.parse(occurredAt) > recordRetentionMs - margin;
