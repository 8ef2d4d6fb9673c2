import type { mongo } from 'mongoose';

/** Small enough not to slow a running product down, and for a page of pictures to fit into memory. */
const pageSize = 200;

/**
 * All documents of a collection in the order of `_id`, which is the same on every server. Numbers keep their types.
 *
 * They are read in pages, each from the last `_id` of the page before, so that neither side holds a whole collection in
 * memory.
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
  // `$gt` finds values of the same type only, and the ids of one collection have one type.
  if (String(greatest?._id) !== String(last?._id)) {
    throw new Error(`The ids in ${collection.namespace} are of several types, or documents came while it was read`);
  }
}
