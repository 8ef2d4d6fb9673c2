import type { RequestView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';

type ProposalView = NonNullable<RequestView['proposal']>;

type Changes = Partial<
  Omit<ProposalView, 'start_date' | 'end_date' | 'valid_until'> &
    Record<'start_date' | 'end_date' | 'valid_until', string>
>;

/** An offer of the owner in a response of the API, with the given changes. */
export const proposalView = ({
  start_date = '2026-12-15',
  end_date = '2026-12-18',
  valid_until = '2026-11-23',
  ...changes
}: Changes = {}): ProposalView => ({
  id: 'the-proposal',
  by: 'owner',
  at: '2026-11-20T08:14:00.000Z',
  start_date: parseDay(start_date),
  end_date: parseDay(end_date),
  valid_until: parseDay(valid_until),
  holds: false,
  ...changes,
});
