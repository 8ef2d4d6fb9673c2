import type { GuestFields, GuestRequestView } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';

export type ProposalView = NonNullable<GuestRequestView['proposal']>;

/**
 * The proposal of one side to which the other can still respond. The server ends a proposal some time after its last
 * day, so the day is checked here.
 */
export const openProposal = (
  { proposal }: Pick<GuestRequestView, 'proposal'>,
  by: ProposalView['by'],
  today: Day,
): ProposalView | undefined => (proposal?.by === by && proposal.valid_until >= today ? proposal : undefined);

type Stay = Pick<GuestRequestView, 'start_date' | 'end_date' | 'quote'> & Pick<GuestFields, 'adults' | 'children'>;

/** The parts of a request or a proposal that are compared. */
export const comparedStay = ({ start_date: startDate, end_date: endDate, adults, children, quote }: Stay) => ({
  ...{ startDate, endDate, adults, children, quote },
});

export const haveSameDays = (one: Stay, other: Stay): boolean =>
  one.start_date === other.start_date && one.end_date === other.end_date;
