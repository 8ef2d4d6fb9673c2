import type { mongo } from 'mongoose';
import { BackupWriter } from '../backup/backup-writer';
import {
  formatVersion,
  storedIndexSchema,
  type BackupCollection,
  type Manifest,
  type StoredIndex,
} from '../backup/manifest';
import { progressOf } from '../import/swap';
import { UserError } from '../user-error';
import { collectionsOf, type Data, type ServiceCollection } from '../data/data';
import { readDocuments } from '../data/read-documents';
import { inReadingOrder } from '../data/reading-order';
import { startSnapshot } from '../data/snapshot';
import type { Advance, ShowStep } from '../progress';

/**
 * Writes all data into a new folder, from one snapshot if the server supports it.
 *
 * @throws UserError when there is no data, or some of two imports, when the folder exists, or cannot be written.
 */
export const exportData = async (data: Data, folder: string, showStep: ShowStep): Promise<Manifest> => {
  const collections = inReadingOrder(await collectionsOf(data));
  if (collections.length === 0) throw new UserError(`There is no data on ${data.place}: nothing was exported.`);
  if ((await progressOf(data))?.state === 'swapping') {
    throw new UserError(`An import into ${data.place} was cut short while it replaced the data. Run it again first.`);
  }
  const writer = await BackupWriter.begin(folder);
  try {
    const exportedAt = new Date().toISOString();
    const session = await startSnapshot(data);
    const written = await writeCollections(collections, writer, session, showStep);
    const manifest: Manifest = {
      format: formatVersion,
      exportedAt,
      isOneMoment: session !== undefined,
      collections: written,
    };
    await writer.finish(manifest);
    return manifest;
  } catch (error) {
    await writer.abandon();
    throw error;
  }
};

const writeCollections = async (
  collections: ServiceCollection[],
  writer: BackupWriter,
  session: mongo.ClientSession | undefined,
  showStep: ShowStep,
): Promise<BackupCollection[]> =>
  showStep('Exporting', await countAll(collections), async (advance) => {
    const written: BackupCollection[] = [];
    for (const { service, collection } of collections) {
      const place = { service, name: collection.collectionName };
      const summary = await writer.write(place, advancing(readDocuments(collection, session), advance));
      written.push({ ...place, ...summary, indexes: await indexesOf(collection) });
    }
    return written;
  });

/** An estimate, for the progress bar. */
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

/** Only indexes of kinds that the product creates; others belong to the operator. */
const indexesOf = async (collection: mongo.Collection): Promise<StoredIndex[]> => {
  const indexes = await collection.indexes();
  return indexes
    .filter(({ name }) => name !== '_id_')
    .flatMap((index) => storedIndexSchema.safeParse(index).data ?? []);
};
