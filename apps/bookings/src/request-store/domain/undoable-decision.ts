import type { Actor } from '@hearthstay/contracts';
import type { StoredProposal } from './proposal';
import type { StoredFields } from './stored-fields';

/** The injection token of the seconds in which a decision can be undone. */
export const undoSeconds = Symbol('seconds to undo a decision');

type RestorableField =
  | 'startDate'
  | 'endDate'
  | 'adults'
  | 'children'
  | 'quote'
  | 'priceNote'
  | 'cancellationWish'
  | 'cancelledAsWished'
  | 'proposal';

/** What an undoing can bring back besides the status. */
export type Restorable = Pick<StoredFields, RestorableField>;

/** An admin's decision after which nothing has happened to the request yet. */
export interface UndoableDecision {
  /** The event of the decision, held in the outbox until then; `null` for a guest whom no e-mail can reach. */
  eventId: string | null;
  /** What the decision has changed, as it was before. */
  before: Pick<StoredFields, 'status'> & Partial<Restorable>;
  /** The fields that it has set, and that the request did not have before; absent without any. */
  added?: RestorableField[];
  /** The open offer that it has ended, if that held days: it can only come back with a new claim on them. */
  heldOffer?: StoredProposal;
  by: Actor;
  until: Date;
}
