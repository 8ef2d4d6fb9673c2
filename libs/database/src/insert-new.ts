import type { Model } from 'mongoose';
import { isDuplicateKeyError } from './duplicate-key';
import { trusted } from 'mongoose';
import { isWriteConflictError, maxConflicts, pauseAfterConflict } from './write-conflict';

/**
 * Stores documents without the casts, defaults and checks of their schema, which take half of the time of an insert.
 * Only for complete documents that are made of named fields: the schema removes no others.
 */
export const lean = { lean: true } as const;

interface Identified {
  _id: string;
}

/**
 * Inserts documents with a random, unique `_id`. When a connection breaks, the driver retries a write. On a server that
 * does not recognise the retry, it fails with a duplicate `_id`, which here means that all documents are stored. An
 * insert that conflicts with another write is retried.
 *
 * @param options `lean`, or nothing
 * @throws DuplicateKeyError when another unique index refuses one of them.
 */
export const insertNew = async <Stored extends Identified>(
  model: Model<Stored>,
  documents: (Partial<Stored> & Identified)[],
  options: Partial<typeof lean> = {},
): Promise<void> => {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      await model.insertMany(documents, { ordered: false, throwOnValidationError: true, ...options });
      return;
    } catch (error) {
      if (isDuplicateKeyError(error) && (await areStored(model, documents))) return;
      if (!isWriteConflictError(error) || conflicts === maxConflicts) throw error;
    }
    await pauseAfterConflict();
  }
};

const areStored = async <Stored extends Identified>(
  model: Model<Stored>,
  documents: Identified[],
): Promise<boolean> => {
  const ids = documents.map(({ _id }) => _id);
  return (await model.countDocuments({ _id: trusted({ $in: ids }) })) === documents.length;
};
