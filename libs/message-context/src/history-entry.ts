import type { Actor } from '@hearthstay/contracts';
import { currentActor, currentCommandId } from './command-context';

type Fields = Record<string, unknown>;

/** A change of a document, as its history stores it. */
export interface HistoryEntry {
  at: Date;
  actor: Actor;
  /** The change, such as `approved`. */
  action: string;
  /** The command that made the change. */
  commandId: string;
  /** The changed fields as they were. No secret may be among them. */
  before?: Fields;
  /** The changed fields as they are since. No secret may be among them. */
  after?: Fields;
}

/**
 * Makes the entry that is pushed into the changed document's `history` in the same atomic update as the change, so that
 * neither is ever stored without the other. The actor is that of the running command.
 */
export const historyEntry = (
  action: string,
  { at, before, after }: { at: Date; before?: Fields; after?: Fields },
): HistoryEntry => ({
  at,
  actor: currentActor(),
  action,
  commandId: currentCommandId(),
  ...(before && { before }),
  ...(after && { after }),
});
