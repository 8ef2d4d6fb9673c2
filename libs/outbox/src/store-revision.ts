import type { EventMessage } from '@hearthstay/contracts';
import { isDuplicateKeyError, type WithHistory } from '@hearthstay/database';
import type { HistoryEntry } from '@hearthstay/message-context';
import type { Model } from 'mongoose';
import type { WithOutbox } from './outbox.schema';

/** The data that is stored together with a new revision. */
export interface Recorded {
  events: EventMessage[];
  history: HistoryEntry[];
}

interface Revised extends WithOutbox, WithHistory {
  _id: string;
  /** 1 for the first one that is stored. */
  revision: number;
}

/**
 * Replaces the previous revision of a document by the next one, together with its events and its history entries.
 *
 * @returns whether it was stored; `false` if another revision was stored first
 */
export const storeRevision = async <Document extends Revised>(
  model: Model<Document>,
  _id: Document['_id'],
  next: Omit<Document, '_id' | keyof WithOutbox | keyof WithHistory> & { revision: number },
  { events, history }: Recorded,
): Promise<boolean> => {
  const documents = model as unknown as Model<Revised>;
  const { revision } = next;
  if (revision > 1) {
    const recorded = { outbox: { $each: events }, history: { $each: history } };
    const update = { $set: next, $push: recorded };
    return (await documents.updateOne({ _id, revision: revision - 1 }, update)).matchedCount === 1;
  }
  try {
    const inserted = { $setOnInsert: { ...next, outbox: events, history } };
    return (await documents.updateOne({ _id }, inserted, { upsert: true })).upsertedCount === 1;
  } catch (error) {
    if (isDuplicateKeyError(error)) return false;
    throw error;
  }
};
