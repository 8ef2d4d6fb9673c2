import type { Actor, RequestStatus } from '@hearthstay/contracts';

/** The injection token of the seconds in which a decision can be undone. */
export const undoSeconds = Symbol('seconds to undo a decision');

/** An admin's decision after which nothing has happened to the request yet. */
export interface UndoableDecision {
  /** The event of the decision, held in the outbox until then; `null` for a guest whom no e-mail can reach. */
  eventId: string | null;
  /** The status before the decision. */
  before: RequestStatus;
  by: Actor;
  until: Date;
}
