import { mongo, type Model } from 'mongoose';

const indexNotFound = 27;

/**
 * Drops the named indexes where there are any. By name and not by what the schema does not know, so that indexes of a newer version,
 * which may run beside this one, stay. An instance of an earlier version makes its own again when it starts, so this is done at every
 * start.
 */
export const dropIndexes = async (model: Model<unknown>, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  const existing = new Set((await model.listIndexes()).map(({ name }) => name as string));
  for (const name of names.filter((retired) => existing.has(retired))) {
    try {
      await model.collection.dropIndex(name);
    } catch (error) {
      // Another instance was faster.
      if (!(error instanceof mongo.MongoServerError && error.code === indexNotFound)) throw error;
    }
  }
};
