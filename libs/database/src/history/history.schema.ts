import { Schema } from 'mongoose';
import type { HistoryEntry } from '@hearthstay/message-context';

/** A document with a history of its changes. */
export interface WithHistory {
  /** Oldest first; entries are only appended. Absent before the first change. */
  history?: HistoryEntry[];
}

/**
 * Adds the history to a collection's schema. A history grows, so a query loads it only when it asks for it with
 * `select(historyField)`.
 */
export const addHistory = (schema: Schema): void => {
  schema.add({ history: { type: [Schema.Types.Mixed], default: undefined, select: false } });
};

/** Selects only the history of a document, and its id. */
export const historyField = { history: 1 } as const;
