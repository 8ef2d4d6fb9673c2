import { setTimeout as pause } from 'node:timers/promises';
import type { Model } from 'mongoose';
import { isDuplicateKeyError } from './duplicate-key';
import { trusted } from 'mongoose';
import { isWriteConflictError } from './write-conflict';

interface Identified {
  _id: string;
}

/** How often an insert is repeated that another write was in the way of. */
const maxConflicts = 10;

/** The longest pause before that, in milliseconds. */
const maxPause = 20;

/**
 * Inserts documents whose `_id` is random, so that nobody else has it. When a connection breaks, the driver sends a
 * write again by itself, and on a server that does not recognise it the documents of the first time are in its way:
 * then all of them are stored. An insert that conflicts with another write is repeated.
 *
 * @throws DuplicateKeyError when another unique index refuses one of them.
 */
export const insertNew = async <Stored extends Identified>(
  model: Model<Stored>,
  documents: (Partial<Stored> & Identified)[],
): Promise<void> => {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      await model.insertMany(documents, { ordered: false, throwOnValidationError: true });
      return;
    } catch (error) {
      if (isDuplicateKeyError(error) && (await areStored(model, documents))) return;
      if (!isWriteConflictError(error) || conflicts === maxConflicts) throw error;
    }
    await pause(Math.random() * maxPause);
  }
};

const areStored = async <Stored extends Identified>(
  model: Model<Stored>,
  documents: Identified[],
): Promise<boolean> => {
  const ids = documents.map(({ _id }) => _id);
  return (await model.countDocuments({ _id: trusted({ $in: ids }) })) === documents.length;
};
