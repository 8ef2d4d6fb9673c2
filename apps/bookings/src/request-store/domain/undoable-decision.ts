import type { Actor, BookingRequest } from '@hearthstay/contracts';
import type { StoredProposal } from './proposal';

/** The injection token of the seconds in which a decision can be undone. */
export const undoSeconds = Symbol('seconds to undo a decision');

/** What an undoing can bring back besides the status. */
export type Restorable = Pick<BookingRequest, 'startDate' | 'endDate' | 'quote' | 'cancellationWish'> & {
  proposal?: StoredProposal;
};

/** An admin's decision after which nothing has happened to the request yet. */
export interface UndoableDecision {
  /** The event of the decision, held in the outbox until then; `null` for a guest whom no e-mail can reach. */
  eventId: string | null;
  /** What the decision has changed, as it was before. */
  before: Pick<BookingRequest, 'status'> & Partial<Restorable>;
  by: Actor;
  until: Date;
}
