import type { EmailState } from '@hearthstay/contracts';

/**
 * `queued`: to be sent, now or at `nextAttemptAt`. `sending`: leased by one sender, which records the outcome.
 * `sent`: accepted by a mail server. `kept`: shown in the local mailbox, without a mail server. `cancelled`: cancelled
 * by its key before it was sent. `superseded`: not sent, because a later e-mail about its request has made it untrue or
 * was sent before. `given-up`: not sent; an admin can make it `queued` again while it has content.
 */
export type EmailJobStatus = 'queued' | 'sending' | 'sent' | 'kept' | 'cancelled' | 'superseded' | 'given-up';

const states = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  kept: 'sent',
  'given-up': 'given-up',
  cancelled: 'dropped',
  superseded: 'dropped',
} as const satisfies Record<EmailJobStatus, EmailState>;

/** The state of an e-mail for people, for whom an e-mail waits until it is sent, also while a sender leases it. */
export const stateOf = ({ status, failure }: { status: EmailJobStatus; failure?: unknown }): EmailState => {
  const state = states[status];
  return state === 'waiting' && failure ? 'retrying' : state;
};

/** Those of e-mails that wait for nothing. */
export const endedStatuses = [
  'sent',
  'kept',
  'given-up',
  'cancelled',
  'superseded',
] as const satisfies EmailJobStatus[];

/** The statuses of the e-mails that are in a state. */
export const statusesIn = (state: EmailState): EmailJobStatus[] =>
  (Object.keys(states) as (keyof typeof states)[]).filter(
    (status) => states[status] === (state === 'retrying' ? 'waiting' : state),
  );
