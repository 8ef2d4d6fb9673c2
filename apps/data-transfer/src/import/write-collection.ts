import type { Document } from 'bson';
import { calculateObjectSize } from 'bson';
import type { mongo } from 'mongoose';
import type { Advance } from '../progress';

const maxBatch = { documents: 1_000, bytes: 8_000_000 };

/** Writes documents into an empty collection. */
export const writeCollection = async (
  collection: mongo.Collection,
  documents: AsyncIterable<Document>,
  advance: Advance,
): Promise<void> => {
  for await (const batch of inBatches(documents)) {
    await collection.insertMany(batch);
    batch.forEach(advance);
  }
};

async function* inBatches(documents: AsyncIterable<Document>): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  let bytes = 0;
  for await (const document of documents) {
    batch.push(document);
    bytes += calculateObjectSize(document);
    if (batch.length < maxBatch.documents && bytes < maxBatch.bytes) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
