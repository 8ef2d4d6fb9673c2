import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';

/** A collection that a database has while an import is under way, and after one that was cut short. */
export const unfinishedImportMark = 'unfinished_import';

/**
 * A collection that names the latest import that began. It stays, so that a service which slept through an import
 * notices it.
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
 * Marks a database as being imported into: no service opens it until the mark is gone, and one that has it open ends.
 *
 * @param progress what whoever goes on with an import that was cut short has to know.
 */
export const markUnfinishedImport = async (database: mongo.Db, progress: mongo.Document = {}): Promise<void> => {
  await mark(database).updateOne({ _id: 'mark' }, { $set: { since: new Date(), ...progress } }, { upsert: true });
  await latestImport(database).updateOne({ _id: 'import' }, { $set: { importId: randomUUID() } }, { upsert: true });
};

/** The mark with its progress; `null` when no import is unfinished. */
export const unfinishedImportIn = (database: mongo.Db): Promise<mongo.Document | null> => mark(database).findOne({});

export const hasUnfinishedImport = async (database: mongo.Db): Promise<boolean> =>
  (await unfinishedImportIn(database)) !== null;

export const markFinishedImport = async (database: mongo.Db): Promise<void> => {
  // There is nothing to drop when this is repeated.
  await mark(database)
    .drop()
    .catch((error: unknown) => {
      if ((error as mongo.MongoServerError).codeName !== 'NamespaceNotFound') throw error;
    });
};

/** Another value than before means that an import has begun since; `null` before the first one. */
export const latestImportOf = async (database: mongo.Db): Promise<string | null> =>
  (await latestImport(database).findOne({ _id: 'import' }))?.importId ?? null;
