import type { Model } from 'mongoose';
import { isDuplicateKeyError } from './duplicate-key';
import { trusted } from 'mongoose';

interface Identified {
  _id: string;
}

/**
 * Inserts documents whose `_id` is random, so that nobody else has it. When a connection breaks, the driver sends a
 * write again by itself, and on a server that does not recognise it the documents of the first time are in its way:
 * then all of them are stored.
 *
 * @throws DuplicateKeyError when another unique index refuses one of them.
 */
export const insertNew = async <Stored extends Identified>(
  model: Model<Stored>,
  documents: (Partial<Stored> & Identified)[],
): Promise<void> => {
  try {
    await model.insertMany(documents, { ordered: false, throwOnValidationError: true });
  } catch (error) {
    if (!isDuplicateKeyError(error) || !(await areStored(model, documents))) throw error;
  }
};

const areStored = async <Stored extends Identified>(
  model: Model<Stored>,
  documents: Identified[],
): Promise<boolean> => {
  const ids = documents.map(({ _id }) => _id);
  return (await model.countDocuments({ _id: trusted({ $in: ids }) })) === documents.length;
};
