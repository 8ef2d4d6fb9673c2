import type { ListedRequest } from '@hearthstay/contracts';
import { daysBetween, isPast, isTaken, lastDayToAct, openProposalOf, type Day } from '@hearthstay/stay';
import { awaitsConfirmation } from '@web/panel/requests/awaits-confirmation';
import { kindOfProposal } from '@web/panel/requests/proposals/open-proposal';

/** The next step of a request, with its day or the number of days until then. */
export type NextStep =
  | { kind: 'awaits-address' | 'awaits-you' | 'wishes-cancellation' | 'over' }
  | { kind: 'asks-for-days' | 'asks-for-guests' }
  | { kind: 'awaits-guest' | 'offered' | 'deposit' | 'here'; day: Day }
  | { kind: 'arrives'; days: number };

/**
 * The next step of a request; `null` if it has none. A guest who has not arrived first confirms, and then pays the
 * deposit.
 */
export const nextStepOf = (request: ListedRequest, today: Day): NextStep | null => {
  const { status, startDate, endDate, email, guestConfirmedAt, payment, cancellationWish } = request;
  if (status !== 'pending' && !isTaken(status)) return null;
  if (isPast(request, today)) return { kind: 'over' };
  if (cancellationWish && isTaken(status)) return { kind: 'wishes-cancellation' };
  const proposal = openProposalOf(request, today);
  if (proposal) {
    const kind = kindOfProposal(request, proposal);
    return kind === 'offered' ? { kind, day: proposal.validUntil } : { kind };
  }
  if (status === 'pending') {
    return { kind: guestConfirmedAt === null && email !== null ? 'awaits-address' : 'awaits-you' };
  }
  if (startDate < today) return { kind: 'here', day: endDate };
  if (awaitsConfirmation(request)) return { kind: 'awaits-guest', day: lastDayToAct(request) };
  const deposit = payment?.due.find(({ kind }) => kind === 'deposit');
  if (deposit) return { kind: 'deposit', day: deposit.date };
  return { kind: 'arrives', days: daysBetween(today, startDate) };
};
