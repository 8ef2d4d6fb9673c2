import type { EventMessage } from '@hearthstay/contracts';
import { Schema, trusted } from 'mongoose';

/** A document with its unpublished events. */
export interface WithOutbox {
  outbox: EventMessage[];
  /**
   * No event of the outbox is published before this instant. A relay removes this field before it publishes, so an
   * update that matches the field can still remove an unpublished event.
   */
  outboxHeldUntil?: Date | null;
}

/** The clock that ends holds, and the longest hold in milliseconds. */
export interface HoldTiming {
  now: () => Date;
  longestHold: number;
}

/**
 * Whether a hold has ended. A hold that would last much longer than any hold began before the clock was set back. It
 * counts as ended, because its age is unknown. The clocks of instances differ by less than the longest hold.
 */
export const isHoldOver = (until: Date, { now, longestHold }: HoldTiming): boolean => {
  const leftMs = until.getTime() - now().getTime();
  return leftMs <= 0 || leftMs > 2 * longestHold;
};

/** The path of the instants at which the events were recorded. */
export const recordedAt = 'outbox.occurredAt';

/** Finds documents with an event. The filter is the condition of the partial index. */
export const carryingEvents = { [recordedAt]: trusted({ $exists: true }) };

/** Adds the outbox to a collection's schema, with a partial index of the few documents whose outbox is not empty. */
export const addOutbox = (schema: Schema): void => {
  schema.add({ outbox: { type: [Schema.Types.Mixed], default: [] }, outboxHeldUntil: Date });
  schema.index({ [recordedAt]: 1 }, { name: 'outbox', partialFilterExpression: { [recordedAt]: { $exists: true } } });
};
