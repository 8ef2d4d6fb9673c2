import { isNativeError } from 'node:util/types';
import type { mongo } from 'mongoose';
import { BackupWriter } from '../backup/backup-writer';
import { formatVersion, type BackupCollection, type Manifest, type UniqueIndex } from '../backup/manifest';
import { CannotGoOn } from '../cannot-go-on';
import { collectionsOf, type Data, type ServiceCollection } from '../data/data';
import { readDocuments } from '../data/read-documents';
import { startSnapshot } from '../data/snapshot';
import type { Advance, ShowStep } from '../progress';

/**
 * Writes all data into a new folder: as it is at one moment, where the server can show that.
 *
 * @throws CannotGoOn when there is something under the folder's name, or it cannot be written.
 */
export const exportData = async (data: Data, folder: string, showStep: ShowStep): Promise<Manifest> => {
  try {
    return await writeInto(await BackupWriter.begin(folder), data, showStep);
  } catch (error) {
    // Errors of the file system itself: a full disk, a folder that is not this user's. Those of the database are the driver's.
    if (!isNativeError(error) || !('syscall' in error)) throw error;
    throw new CannotGoOn(`The backup cannot be written to ${folder}: ${error.message}`, { cause: error });
  }
};

const writeInto = async (writer: BackupWriter, data: Data, showStep: ShowStep): Promise<Manifest> => {
  try {
    const exportedAt = new Date().toISOString();
    const session = await startSnapshot(data);
    const collections = await writeCollections(data, writer, session, showStep);
    const manifest = { format: formatVersion, exportedAt, isOneMoment: session !== undefined, collections } as const;
    await writer.finish(manifest);
    return manifest;
  } catch (error) {
    await writer.abandon();
    throw error;
  }
};

const writeCollections = async (
  data: Data,
  writer: BackupWriter,
  session: mongo.ClientSession | undefined,
  showStep: ShowStep,
): Promise<BackupCollection[]> => {
  const collections = await collectionsOf(data);
  return showStep('Exporting', await countAll(collections), async (advance) => {
    const written: BackupCollection[] = [];
    for (const { service, collection } of collections) {
      const place = { service, name: collection.collectionName };
      const summary = await writer.write(place, advancing(readDocuments(collection, session), advance));
      written.push({ ...place, ...summary, uniqueIndexes: await uniqueIndexesOf(collection) });
    }
    return written;
  });
};

/** Good enough for a bar. */
const countAll = async (collections: ServiceCollection[]): Promise<number> => {
  const counts = await Promise.all(collections.map(({ collection }) => collection.estimatedDocumentCount()));
  return counts.reduce((sum, count) => sum + count, 0);
};

async function* advancing(documents: AsyncIterable<mongo.Document>, advance: Advance): AsyncGenerator<mongo.Document> {
  for await (const document of documents) {
    yield document;
    advance();
  }
}

const uniqueIndexesOf = async (collection: mongo.Collection): Promise<UniqueIndex[]> => {
  const indexes = await collection.indexes();
  return indexes
    .filter(({ unique }) => unique)
    .map(({ name, key, partialFilterExpression }) => ({ name, key, partialFilterExpression }) as UniqueIndex);
};
