import type { EmailState } from '@hearthstay/contracts';
import type { EmailJobDocument } from './persistence/email-job.schema';

const states = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  kept: 'sent',
  'given-up': 'given-up',
  cancelled: 'dropped',
  superseded: 'dropped',
} as const satisfies Record<EmailJobDocument['status'], EmailState>;

/** The state of an e-mail for people: whoever waits does not care who leases it. */
export const stateOf = ({ status, failure }: Pick<EmailJobDocument, 'status' | 'failure'>): EmailState => {
  const state = states[status];
  return state === 'waiting' && failure ? 'retrying' : state;
};

/** The statuses of the e-mails that are in a state. */
export const statusesIn = (state: EmailState): EmailJobDocument['status'][] =>
  (Object.keys(states) as (keyof typeof states)[]).filter(
    (status) => states[status] === (state === 'retrying' ? 'waiting' : state),
  );
