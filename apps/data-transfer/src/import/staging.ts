import { isBookkeeping } from '@hearthstay/database';
import type { mongo } from 'mongoose';
import type { Backup } from '../backup/backup';
import { Contents } from '../backup/contents';
import type { BackupCollection } from '../backup/manifest';
import { UserError } from '../user-error';
import { databasesOf, namesIn, type Data } from '../data/data';
import { readDocuments } from '../data/read-documents';
import { isStaged, stagedName } from '../data/staged-collections';
import type { Advance, ShowStep } from '../progress';
import { writeCollection } from './write-collection';

/** The collections of a backup that are imported; older programs have exported others, too. */
export const importedFrom = ({ manifest }: Backup): BackupCollection[] =>
  manifest.collections.filter(({ name }) => !isBookkeeping(name) && !isStaged(name));

export const stagedIn = <Document extends mongo.Document>(
  target: Data,
  { service, name }: Pick<BackupCollection, 'service' | 'name'>,
): mongo.Collection<Document> => target.database(service).collection(stagedName(name));

/** Writes a backup beside the existing data, under names that no service reads, and compares the result. */
export const stageBackup = async (backup: Backup, target: Data, showStep: ShowStep): Promise<void> => {
  const collections = importedFrom(backup);
  const total = collections.reduce((sum, { documents }) => sum + documents, 0);
  await showStep('Importing', total, async (advance) => {
    for (const each of collections) await writeCollection(stagedIn(target, each), backup.documents(each), advance);
  });
  await showStep('Reading back', total, async (advance) => {
    for (const each of collections) await compare(each, stagedIn(target, each), advance);
  });
  // Only after the comparison, because the database removes expired documents from then on.
  for (const each of collections) await makeIndexes(each, stagedIn(target, each));
};

export const dropStaged = async (target: Data): Promise<void> => {
  for (const database of databasesOf(target)) {
    for (const name of (await namesIn(database)).filter(isStaged)) await database.collection(name).drop();
  }
};

const compare = async (expected: BackupCollection, collection: mongo.Collection, advance: Advance): Promise<void> => {
  const contents = new Contents();
  for await (const document of readDocuments(collection)) {
    contents.add(document);
    advance();
  }
  const found = contents.summary();
  if (found.documents === expected.documents && found.sha256 === expected.sha256) return;
  const name = `${expected.service}.${expected.name}`;
  throw new UserError(`${name} came out different: ${found.documents} of ${expected.documents} documents.`);
};

/** Indexes create a collection without documents. */
const makeIndexes = async ({ indexes }: BackupCollection, collection: mongo.Collection): Promise<void> => {
  if (indexes.length > 0) await collection.createIndexes(indexes);
};
