import type { RequestHistoryEntry, RequestPage } from '@hearthstay/contracts';

const decisions = ['approved', 'declined', 'cancelled', 'confirmed', 'undone'];

/** The entry of the history that says who has decided last; `undefined` while nobody has. */
export const lastDecision = ({ history }: Pick<RequestPage, 'history'>): RequestHistoryEntry | undefined =>
  history.findLast(({ action }) => decisions.includes(action));

/** Whether an admin has made the decision that holds now. */
export const isDecidedBy = (admin: string, request: RequestPage): boolean => {
  const last = lastDecision(request);
  return last?.action === request.status && last.actor.kind === 'admin' && last.actor.email === admin;
};
