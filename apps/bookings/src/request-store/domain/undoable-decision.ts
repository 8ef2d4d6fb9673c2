import type { Actor } from '@hearthstay/contracts';

/** The injection token of the seconds in which a decision can be undone. */
export const undoSeconds = Symbol('seconds to undo a decision');

/** An admin's decision after which nothing has happened to the request yet. */
export interface UndoableDecision {
  /** The event of the decision. It is held in the outbox until then. */
  eventId: string;
  by: Actor;
  until: Date;
}
