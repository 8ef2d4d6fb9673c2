import type { EventMessage } from '@hearthstay/contracts';
import { Schema } from 'mongoose';

/** What a document carries while not all of its events are published. */
export interface WithOutbox {
  outbox: EventMessage[];
}

/** Adds the outbox and its index to a collection's schema. */
export const addOutbox = (schema: Schema): void => {
  schema.add({ outbox: { type: [Schema.Types.Mixed], default: [] } });
  schema.index({ 'outbox.id': 1 }, { name: 'outbox', partialFilterExpression: { 'outbox.id': { $exists: true } } });
};
