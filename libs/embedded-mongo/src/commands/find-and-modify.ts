import type { Document } from 'bson';
import { z } from 'zod';
import { findDocuments } from '../query/find';
import { compileProjection } from '../query/projection';
import { parseKeyPattern } from '../query/sort';
import type { Collection } from '../storage/collection';
import { compileUpdate } from '../updates/update';
import { buildUpsert } from '../updates/upsert';
import { collectionName, defineCommand, document, namespaceOf } from './command';

export const findAndModify = defineCommand(
  {
    findAndModify: collectionName,
    query: document.default({}),
    sort: document.default({}),
    fields: document.default({}),
    update: z.unknown(),
    // The driver sends it with every update.
    remove: z.literal(false).optional(),
    new: z.boolean().default(false),
    upsert: z.boolean().default(false),
  },
  (options, context) => {
    const project = compileProjection(options.fields);
    const query = { filter: options.query, sort: parseKeyPattern(options.sort), limit: 1 };
    return context.engine.storage.write(() => {
      const collection = context.engine.catalog.findOrCreate(namespaceOf(context, options.findAndModify));
      const [before] = findDocuments(collection, query);
      // An update changes the found object in place, so the reply with the old document needs a second read.
      const [found] = options.new ? [before] : findDocuments(collection, query);
      const { after, lastErrorObject } = updateFound(collection, found, options);
      const value = options.new ? after : before;
      return { value: value ? project(value) : null, lastErrorObject, ok: 1 };
    });
  },
);

interface Outcome {
  after?: Document;
  lastErrorObject: Document;
}

const updateFound = (
  collection: Collection,
  found: Document | undefined,
  options: { query: Document; update: unknown; upsert: boolean },
): Outcome => {
  const change = compileUpdate(options.update);
  if (found) {
    collection.update(found, (document) => change(document, false));
    return { after: found, lastErrorObject: { n: 1, updatedExisting: true } };
  }
  if (!options.upsert) return { lastErrorObject: { n: 0, updatedExisting: false } };
  const inserted = buildUpsert(options.query, change);
  collection.insert(inserted);
  return {
    after: inserted,
    lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted._id as unknown },
  };
};
