import type { LinkDecision, RequestHistoryEntry, RequestPage } from '@hearthstay/contracts';

/** What has become of a request: its status, or that a booking was kept although its guest wished to cancel it. */
export type Outcome = RequestPage['status'] | 'kept';

const decisions = ['approved', 'declined', 'expired', 'cancelled', 'confirmed', 'cancellation-refused', 'undone'];

/** The entry of the history that says who has decided last; `undefined` while nobody has. */
export const lastDecision = ({ history }: Pick<RequestPage, 'history'>): RequestHistoryEntry | undefined =>
  history.findLast(({ action }) => decisions.includes(action));

export const outcomeOf = (request: RequestPage): Outcome =>
  lastDecision(request)?.action === 'cancellation-refused' ? 'kept' : request.status;

const actions: Partial<Record<Outcome, string>> = { kept: 'cancellation-refused' };

/** Whether an admin has made the decision that holds now. */
export const isDecidedBy = (admin: string, request: RequestPage): boolean => {
  const [last, outcome] = [lastDecision(request), outcomeOf(request)];
  return last?.action === (actions[outcome] ?? outcome) && last.actor.kind === 'admin' && last.actor.email === admin;
};

/** What has become of a request by each decision. */
const results: Partial<Record<string, Outcome>> = {
  approve: 'approved',
  decline: 'declined',
  cancel: 'cancelled',
  keep: 'kept',
} satisfies Partial<Record<LinkDecision['decision'], Outcome>>;

/** Whether an admin has made this very decision, by a button that was pressed twice. */
export const hasDecided = (admin: string, request: RequestPage, decision: string | undefined): boolean =>
  isDecidedBy(admin, request) && decision !== undefined && results[decision] === outcomeOf(request);

/** What is to be decided; `null` if nothing is. */
export const questionOf = ({ status, cancellationWish }: RequestPage): 'request' | 'wish' | null => {
  if (status === 'pending') return 'request';
  return cancellationWish ? 'wish' : null;
};
