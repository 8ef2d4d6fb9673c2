import type { ListedRequest, Proposal } from '@hearthstay/contracts';
import { isPast, isTaken, type Day, type RequestStay } from '@hearthstay/stay';

/** What a proposal asks the owner to do, or that it waits for the guest. */
export type ProposalKind = 'asks-for-days' | 'asks-for-guests' | 'offered';

/** A request and the proposal beside it that is open. */
export interface ProposedRequest {
  request: ListedRequest;
  proposal: Proposal;
}

/** A request with what stands beside it, if anything does. */
export type WishfulRequest = RequestStay & Partial<Pick<ListedRequest, 'proposal' | 'cancellationWish'>>;

/** The proposal of a request on which the other side can still decide; `undefined` if there is none. */
export const openProposalOf = (request: WishfulRequest, today: Day): Proposal | undefined => {
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

/** What a guest asks of the owner about a request, and the instant since when; `null` if nothing is open. */
export const openWishOf = (
  request: WishfulRequest,
  today: Day,
): { kind: Exclude<ProposalKind, 'offered'> | 'wishes-cancellation'; at: string } | null => {
  const { cancellationWish, status } = request;
  if (cancellationWish && isTaken(status) && !isPast(request, today)) {
    return { kind: 'wishes-cancellation', at: cancellationWish.at };
  }
  const proposal = openProposalOf(request, today);
  if (!proposal) return null;
  const kind = kindOfProposal(request, proposal);
  return kind === 'offered' ? null : { kind, at: proposal.at };
};
