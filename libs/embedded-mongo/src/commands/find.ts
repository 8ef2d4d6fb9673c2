import { z } from 'zod';
import { findDocuments } from '../query/find';
import { compileProjection } from '../query/projection';
import { parseKeyPattern } from '../query/sort';
import { collectionName, nonNegative, defineCommand, document, namespaceOf, readConcernOrSnapshot } from './command';

/** The options that select documents. */
export const findOptions = {
  find: collectionName,
  filter: document.default({}),
  sort: document.default({}),
  projection: document.default({}),
  skip: nonNegative.default(0),
  limit: nonNegative.default(0),
  batchSize: nonNegative.optional(),
  singleBatch: z.boolean().optional(),
};

export const find = defineCommand(
  {
    ...findOptions,
    readConcern: readConcernOrSnapshot,
    lsid: document.default({}),
  },
  ({ find: name, filter, sort, projection, skip, limit, batchSize, singleBatch, readConcern, lsid }, context) => {
    const { engine } = context;
    const namespace = namespaceOf(context, name);
    const project = compileProjection(projection);
    const query = { filter, sort: parseKeyPattern(sort), skip, limit };
    const snapshot =
      readConcern?.level === 'snapshot' ? engine.snapshots.of(lsid, readConcern.atClusterTime) : undefined;
    const found = (snapshot ?? engine.storage).read(() => findDocuments(engine.catalog.find(namespace), query));
    const { cursor, ok } = engine.cursors.start(namespace, found.map(project), batchSize, singleBatch);
    return { cursor: { ...cursor, ...(snapshot && { atClusterTime: snapshot.time }) }, ok };
  },
);
