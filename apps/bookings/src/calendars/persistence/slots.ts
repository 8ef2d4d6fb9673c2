import { isDuplicateKeyError, isWriteConflictError, trusted } from '@hearthstay/database';
import type { Model, SchemaDefinitionProperty } from 'mongoose';

/** A document of which there may be a limited number. */
export interface Slotted {
  /** Its number from 0 on, which no other document has; absent when it was removed. */
  slot?: number;
  removedAt: Date | null;
}

export const slotField: SchemaDefinitionProperty<number | undefined> = { type: Number };

/** The index that refuses a second document with the same slot, so a limit holds for concurrent inserts. */
export const slotIndex = [{ slot: 1 }, { unique: true, partialFilterExpression: { slot: { $exists: true } } }] as const;

/** The lowest slot that no document has; `undefined` when there are as many documents as are allowed. */
export const freeSlot = async <Stored extends Slotted>(
  model: Model<Stored>,
  max: number,
): Promise<number | undefined> => {
  const documents: Slotted[] = await model
    .find({ slot: trusted({ $exists: true }) })
    .select({ slot: 1 })
    .lean<Slotted[]>();
  const taken = new Set(documents.map(({ slot }) => slot));
  return Array.from({ length: max }, (_, slot) => slot).find((slot) => !taken.has(slot));
};

/**
 * Inserts a document in a free slot: in another one when a concurrent insert has taken it meanwhile.
 *
 * @returns `null` when there are as many documents as are allowed
 */
export const insertInFreeSlot = async <Stored extends Slotted, Inserted>(
  model: Model<Stored>,
  max: number,
  insert: (slot: number) => Promise<Inserted>,
): Promise<Inserted | null> => {
  for (;;) {
    const slot = await freeSlot(model, max);
    if (slot === undefined) return null;
    try {
      return await insert(slot);
    } catch (error) {
      if (!isDuplicateKeyError(error) && !isWriteConflictError(error)) throw error;
    }
  }
};
