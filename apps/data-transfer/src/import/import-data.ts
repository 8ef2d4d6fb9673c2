import { hasUnfinishedImport, markFinishedImport, markUnfinishedImport } from '@hearthstay/database';
import type { Backup } from '../backup/backup';
import { Contents } from '../backup/contents';
import { CannotGoOn } from '../cannot-go-on';
import { collectionsOf, databasesOf, type Data } from '../data/data';
import { readDocuments } from '../data/read-documents';
import type { Advance, ShowStep } from '../progress';
import { writeCollection } from './write-collection';

/**
 * Writes a backup, which has been checked, into a place without data, reads it back and compares. From the first write until
 * then every database is marked, so that no product starts on half of a house; another import begins anew.
 *
 * @param force whether data that is there is replaced.
 * @throws CannotGoOn when there is data and it may not be replaced, or when not all came out as it went in.
 */
export const importData = async (backup: Backup, target: Data, force: boolean, showStep: ShowStep): Promise<void> => {
  if (!force) await refuseData(target);
  for (const database of databasesOf(target)) await markUnfinishedImport(database);
  try {
    for (const { collection } of await collectionsOf(target)) await collection.drop();
    const { collections } = backup.manifest;
    const total = collections.reduce((sum, { documents }) => sum + documents, 0);
    await showStep('Importing', total, (advance) => writeAll(backup, target, advance));
    await showStep('Reading back', total, (advance) => compareAll(backup, target, advance));
  } catch (error) {
    throw new CannotGoOn(
      `The import is unfinished: ${(error as Error).message}\n` +
        `Hearthstay will not start on ${target.place} until an import has finished. Mend the cause, then run it again.`,
      { cause: error },
    );
  }
  for (const database of databasesOf(target)) await markFinishedImport(database);
};

/** What an import has left that was cut short is no data. */
const refuseData = async (target: Data): Promise<void> => {
  const marks = await Promise.all(databasesOf(target).map(hasUnfinishedImport));
  if (marks.some(Boolean)) return;
  for (const { collection } of await collectionsOf(target)) {
    if (!(await collection.findOne({}))) continue;
    throw new CannotGoOn(
      `There is data in ${target.place} already. To replace all of it, add --force; an export keeps it before.`,
    );
  }
};

const writeAll = async (backup: Backup, target: Data, advance: Advance): Promise<void> => {
  for (const stored of backup.manifest.collections) {
    const collection = target.database(stored.service).collection(stored.name);
    await writeCollection(collection, stored.uniqueIndexes, backup.documents(stored), advance);
  }
};

const compareAll = async (backup: Backup, target: Data, advance: Advance): Promise<void> => {
  for (const { service, name, documents, sha256 } of backup.manifest.collections) {
    const contents = new Contents();
    for await (const document of readDocuments(target.database(service).collection(name))) {
      contents.add(document);
      advance();
    }
    const found = contents.summary();
    if (found.documents !== documents || found.sha256 !== sha256) {
      throw new CannotGoOn(`${service}.${name} came out different: ${found.documents} of ${documents} documents.`);
    }
  }
};
