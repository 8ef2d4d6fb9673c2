import { Schema } from 'mongoose';
import type { HistoryEntry } from '@hearthstay/message-context';

/** What a document carries whose changes are kept. */
export interface WithHistory {
  /** Oldest first. Only ever appended to. Absent until something is recorded. */
  history?: HistoryEntry[];
}

/**
 * Adds the history to a collection's schema. A history grows, so a query loads it only when it asks for it with
 * `select(historyField)`.
 */
export const addHistory = (schema: Schema): void => {
  schema.add({ history: { type: [Schema.Types.Mixed], default: undefined, select: false } });
};

/** What a query selects to load the history, and nothing else but the identity. */
export const historyField = { history: 1 } as const;
