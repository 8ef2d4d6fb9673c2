import type { mongo } from 'mongoose';

/** Few enough that a running product hardly notices, and that a page of pictures fits into memory. */
const pageSize = 200;

/**
 * Every document of a collection in the order of `_id`, which is the same on every server. Numbers keep their types.
 *
 * They come in pages, each found by the last `_id` before it, so that neither side ever holds a whole collection.
 */
export async function* readDocuments(
  collection: mongo.Collection,
  session?: mongo.ClientSession,
): AsyncGenerator<mongo.Document> {
  const page = (filter: mongo.Document, direction: 1 | -1, limit: number) =>
    collection
      .find(filter, { session, promoteValues: false })
      .sort({ _id: direction })
      .limit(limit)
      .batchSize(limit)
      .toArray();
  let documents = await page({}, 1, pageSize);
  let last: mongo.Document | undefined;
  while (documents.length > 0) {
    yield* documents;
    last = documents.at(-1)!;
    documents = await page({ _id: { $gt: last._id as unknown } }, 1, pageSize);
  }
  const [greatest] = await page({}, -1, 1);
  // `$gt` finds values of the same type only; a service gives all documents of a collection ids of one type.
  if (String(greatest?._id) !== String(last?._id)) {
    throw new Error(`The ids in ${collection.namespace} are of several types, or documents came while it was read`);
  }
}
