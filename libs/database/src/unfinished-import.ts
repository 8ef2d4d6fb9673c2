import type { mongo } from 'mongoose';

/** A collection that a database has from before the first document of an import until after the last one was read back. */
export const unfinishedImportMark = 'unfinished_import';

const mark = (database: mongo.Db): mongo.Collection<{ _id: string }> => database.collection(unfinishedImportMark);

/** Marks a database as half imported: no service opens it until the mark is gone. */
export const markUnfinishedImport = async (database: mongo.Db): Promise<void> => {
  await mark(database).updateOne({ _id: 'mark' }, { $set: { since: new Date() } }, { upsert: true });
};

export const hasUnfinishedImport = async (database: mongo.Db): Promise<boolean> =>
  (await mark(database).findOne({})) !== null;

export const markFinishedImport = async (database: mongo.Db): Promise<void> => {
  await mark(database).drop();
};
