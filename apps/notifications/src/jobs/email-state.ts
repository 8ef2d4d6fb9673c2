import type { EmailState } from '@hearthstay/contracts';
import type { EmailJobDocument } from './persistence/email-job.schema';

type Status = EmailJobDocument['status'];

const states = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  kept: 'sent',
  'given-up': 'given-up',
  cancelled: 'dropped',
  superseded: 'dropped',
} as const satisfies Record<Status, EmailState>;

/** The state of an e-mail for people: whoever waits does not care who leases it. */
export const stateOf = ({ status, failure }: Pick<EmailJobDocument, 'status' | 'failure'>): EmailState => {
  const state = states[status];
  return state === 'waiting' && failure ? 'retrying' : state;
};

/** Those of e-mails that wait for nothing. */
export const endedStatuses = ['sent', 'kept', 'given-up', 'cancelled', 'superseded'] as const satisfies Status[];

/** The statuses of the e-mails that are in a state. */
export const statusesIn = (state: EmailState): Status[] =>
  (Object.keys(states) as (keyof typeof states)[]).filter(
    (status) => states[status] === (state === 'retrying' ? 'waiting' : state),
  );
