import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';

/** A collection that exists while an import is in progress, and after one that was interrupted. */
export const unfinishedImportMark = 'unfinished_import';

/**
 * A collection with the id of the latest import. It stays, so that a service that was suspended during an import
 * detects it.
 */
export const latestImportMark = 'latest_import';

interface Mark {
  _id: string;
  since: Date;
}

interface LatestImport {
  _id: string;
  importId: string;
}

const mark = (database: mongo.Db): mongo.Collection<Mark> => database.collection(unfinishedImportMark);
const latestImport = (database: mongo.Db): mongo.Collection<LatestImport> => database.collection(latestImportMark);

/**
 * Marks a database as being imported into: no service opens it while the mark exists, and one that has it open exits.
 *
 * @param progress the state from which an interrupted import continues
 */
export const markUnfinishedImport = async (database: mongo.Db, progress: mongo.Document = {}): Promise<void> => {
  await mark(database).updateOne({ _id: 'mark' }, { $set: { since: new Date(), ...progress } }, { upsert: true });
  await latestImport(database).updateOne({ _id: 'import' }, { $set: { importId: randomUUID() } }, { upsert: true });
};

/** The mark with its progress; `null` without an unfinished import. */
export const unfinishedImportIn = (database: mongo.Db): Promise<mongo.Document | null> => mark(database).findOne({});

export const hasUnfinishedImport = async (database: mongo.Db): Promise<boolean> =>
  (await unfinishedImportIn(database)) !== null;

export const markFinishedImport = async (database: mongo.Db): Promise<void> => {
  // A repetition finds nothing to drop.
  await mark(database)
    .drop()
    .catch((error: unknown) => {
      if ((error as mongo.MongoServerError).codeName !== 'NamespaceNotFound') throw error;
    });
};

/** A changed value means that an import has begun since; `null` before the first one. */
export const latestImportOf = async (database: mongo.Db): Promise<string | null> =>
  (await latestImport(database).findOne({ _id: 'import' }))?.importId ?? null;
