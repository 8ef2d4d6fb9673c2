import type { EventMessage } from '@hearthstay/contracts';
import { Schema, trusted } from 'mongoose';

/** What a document carries while not all of its events are published. */
export interface WithOutbox {
  outbox: EventMessage[];
}

/** When the events of a document happened. */
export const recordedAt = 'outbox.occurredAt';

/**
 * Finds documents that carry an event recorded before an instant. It repeats the condition of the index, because not every
 * server sees that only documents in the index can be older than something.
 */
export const carryingEventsBefore = (instant: Date) => ({
  [recordedAt]: trusted({ $exists: true, $lt: instant.toISOString() }),
});

/** Adds the outbox to a collection's schema, and an index of the documents that have something in theirs: few at any time. */
export const addOutbox = (schema: Schema): void => {
  schema.add({ outbox: { type: [Schema.Types.Mixed], default: [] } });
  schema.index({ [recordedAt]: 1 }, { name: 'outbox', partialFilterExpression: { [recordedAt]: { $exists: true } } });
};
