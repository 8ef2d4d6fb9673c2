import type { Document } from 'bson';
import type { Engine } from '../engine';
import { findDocuments } from '../query/find';

/**
 * Removes the documents that are expired by the TTL indexes of all collections. Resolves when the removal is on disk.
 */
export const removeExpired = async ({ storage, catalog }: Engine, now: number): Promise<void> => {
  for (const namespace of storage.read(() => catalog.namespaces())) {
    await storage.write(() => {
      const collection = catalog.find(namespace);
      for (const filter of collection?.indexes.flatMap((index) => expiredBy(index.stored.spec, now)) ?? []) {
        for (const expired of findDocuments(collection, { filter })) collection!.remove(expired);
      }
    });
  }
};

/** Only dates expire: the comparison stays within their type, and in an array the earliest date counts. */
const expiredBy = (
  spec: { key: Document; expireAfterSeconds?: number; partialFilterExpression?: Document },
  now: number,
) => {
  if (spec.expireAfterSeconds === undefined) return [];
  const [path] = Object.keys(spec.key);
  const lastExpired = new Date(now - spec.expireAfterSeconds * 1000);
  return [{ $and: [{ [path!]: { $lte: lastExpired } }, spec.partialFilterExpression ?? {}] }];
};
