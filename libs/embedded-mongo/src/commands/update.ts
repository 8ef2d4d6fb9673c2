import type { Document } from 'bson';
import { z } from 'zod';
import { findDocuments } from '../query/find';
import type { Collection } from '../storage/collection';
import { compileUpdate } from '../updates/update';
import { buildUpsert } from '../updates/upsert';
import { collectionName, defineCommand, document, namespaceOf } from './command';
import { runStatements } from './write-statements';

const statement = z.strictObject({
  q: document,
  u: z.unknown(),
  multi: z.boolean().default(false),
  upsert: z.boolean().default(false),
});

export const update = defineCommand(
  { update: collectionName, updates: z.array(statement).min(1), ordered: z.boolean().default(true) },
  ({ update: name, updates, ordered }, context) =>
    context.engine.storage.write(() => {
      const collection = context.engine.catalog.findOrCreate(namespaceOf(context, name));
      const result = { n: 0, nModified: 0 };
      const upserted: Document[] = [];
      const errors = runStatements(updates, ordered, (updated, index) => {
        const insertedId = runStatement(collection, updated, result);
        if (insertedId !== undefined) upserted.push({ index, _id: insertedId });
      });
      return { ...result, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 };
    }),
);

/** @returns the `_id` of a document that was inserted because none matched. */
const runStatement = (
  collection: Collection,
  { q: filter, u, multi, upsert }: z.infer<typeof statement>,
  result: { n: number; nModified: number },
): unknown => {
  const change = compileUpdate(u);
  const matched = findDocuments(collection, { filter, limit: multi ? 0 : 1 });
  for (const document of matched) {
    const isModified = collection.update(document, (found) => change(found, false));
    result.n++;
    if (isModified) result.nModified++;
  }
  if (matched.length > 0 || !upsert) return undefined;
  const inserted = buildUpsert(filter, change);
  collection.insert(inserted);
  result.n++;
  return inserted._id;
};
