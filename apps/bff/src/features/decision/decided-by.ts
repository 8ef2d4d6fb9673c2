import type { LinkDecision, RequestHistoryEntry, RequestPage } from '@hearthstay/contracts';
import { isPast, isTaken, openProposalOf, type Day } from '@hearthstay/stay';

/** Decisions that the status of a request does not tell, by their entries in its history. */
const besideStatus = {
  withdrawn: 'withdrawn',
  'cancellation-refused': 'kept',
  'change-accepted': 'changed',
  'change-declined': 'refused',
} as const satisfies Partial<Record<RequestHistoryEntry['action'], string>>;

type BesideStatus = (typeof besideStatus)[keyof typeof besideStatus];

/**
 * What has become of a request: its status, or that its guest has withdrawn it, that a booking was kept although its
 * guest wished to cancel it, or that a wish for other days was accepted or not.
 */
export type Outcome = RequestPage['status'] | BesideStatus;

const ofStatus = ['approved', 'declined', 'expired', 'cancelled', 'confirmed', 'offer-accepted', 'undone'];

const besideStatusOf = (entry: RequestHistoryEntry | undefined): BesideStatus | undefined =>
  (besideStatus as Partial<Record<string, BesideStatus>>)[entry?.action ?? ''];

/** The entry of the history that says who has decided last; `undefined` while nobody has. */
export const lastDecision = ({ history }: Pick<RequestPage, 'history'>): RequestHistoryEntry | undefined =>
  history.findLast((entry) => ofStatus.includes(entry.action) || besideStatusOf(entry));

export const outcomeOf = (request: RequestPage): Outcome => besideStatusOf(lastDecision(request)) ?? request.status;

/** Whether an admin has made the decision that holds now. */
export const isDecidedBy = (admin: string, request: RequestPage): boolean => {
  const last = lastDecision(request);
  const isOfThat = besideStatusOf(last) !== undefined || last?.action === request.status;
  return isOfThat && last?.actor.kind === 'admin' && last.actor.email === admin;
};

/** Whether the latest decision is one that can be undone for a while. */
export const isUndoable = (request: RequestPage): boolean => {
  const decision = besideStatusOf(lastDecision(request));
  return decision === undefined || decision === 'changed';
};

/** What has become of a request by each decision. */
const results: Partial<Record<string, Outcome>> = {
  approve: 'approved',
  decline: 'declined',
  cancel: 'cancelled',
  keep: 'kept',
  accept: 'changed',
  refuse: 'refused',
} satisfies Partial<Record<LinkDecision['decision'], Outcome>>;

/** Whether an admin has undone the latest decision. */
export const hasUndone = (admin: string, request: RequestPage): boolean => {
  const last = lastDecision(request);
  return last?.action === 'undone' && last.actor.kind === 'admin' && last.actor.email === admin;
};

/** Whether an admin has made this very decision, by a button that was pressed twice. */
export const hasDecided = (admin: string, request: RequestPage, decision: string | undefined): boolean =>
  isDecidedBy(admin, request) && decision !== undefined && results[decision] === outcomeOf(request);

export type Question = 'change' | 'request' | 'wish';

/**
 * What is to be decided, in the order of the panel; `null` if nothing is, as after the stay, which a link outlives by a
 * day. Cancelling makes other days needless.
 */
export const questionOf = (request: RequestPage, today: Day): Question | null => {
  const { status, cancellationWish } = request;
  if (isPast(request, today)) return null;
  if (cancellationWish && isTaken(status)) return 'wish';
  if (openProposalOf(request, today)?.by === 'guest') return 'change';
  return status === 'pending' ? 'request' : null;
};
