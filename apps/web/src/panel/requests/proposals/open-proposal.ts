import type { ListedRequest, Proposal } from '@hearthstay/contracts';
import { isPast, isTaken, openProposalOf, type Day, type RequestStay } from '@hearthstay/stay';

/**
 * The kind of a proposal: the guest asks the owner for other days or guests, or the owner offers something to the
 * guest.
 */
export type ProposalKind = 'asks-for-days' | 'asks-for-guests' | 'offered';

/** A request and its open proposal. */
export interface ProposedRequest {
  request: ListedRequest;
  proposal: Proposal;
}

/** A request with its proposal and its wish to cancel, if it has them. */
export type RequestWithWishes = RequestStay & Partial<Pick<ListedRequest, 'proposal' | 'cancellationWish'>>;

/** The kind of a proposal. A guest may also ask for another number of guests on the same days. */
export const kindOfProposal = (
  { startDate, endDate }: Pick<ListedRequest, 'startDate' | 'endDate'>,
  { by, ...proposed }: Proposal,
): ProposalKind => {
  if (by === 'owner') return 'offered';
  return proposed.startDate === startDate && proposed.endDate === endDate ? 'asks-for-guests' : 'asks-for-days';
};

/** What the guest of a request asks of the owner, and since when; `null` if nothing is open. */
export const openWishOf = (
  request: RequestWithWishes,
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
