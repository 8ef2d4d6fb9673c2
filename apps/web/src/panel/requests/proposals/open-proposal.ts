import type { ListedRequest, Proposal } from '@hearthstay/contracts';
import { isPast, isTaken, type Day } from '@hearthstay/stay';

/** What a proposal asks the owner to do, or that it waits for the guest. */
export type ProposalKind = 'asks-for-days' | 'asks-for-guests' | 'offered';

/** The proposal of a request on which the other side can still decide; `undefined` if there is none. */
export const openProposalOf = (request: ListedRequest, today: Day): Proposal | undefined => {
  const { status, proposal } = request;
  const isStanding = (status === 'pending' || isTaken(status)) && !isPast(request, today);
  return isStanding && proposal && proposal.validUntil >= today ? proposal : undefined;
};

/** A guest may want the same days for another number of guests. */
export const kindOfProposal = (
  { startDate, endDate }: Pick<ListedRequest, 'startDate' | 'endDate'>,
  { by, ...proposed }: Proposal,
): ProposalKind => {
  if (by === 'owner') return 'offered';
  return proposed.startDate === startDate && proposed.endDate === endDate ? 'asks-for-guests' : 'asks-for-days';
};
