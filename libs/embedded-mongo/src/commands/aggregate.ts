import { z } from 'zod';
import { compilePipeline } from '../query/aggregation';
import { countByIndex, isCount } from '../query/count';
import { findDocuments } from '../query/find';
import { collectionName, nonNegative, defineCommand, document, namespaceOf } from './command';

export const aggregate = defineCommand(
  {
    aggregate: collectionName,
    pipeline: z.array(document),
    cursor: z.strictObject({ batchSize: nonNegative.optional() }),
  },
  ({ aggregate: name, pipeline, cursor }, context) => {
    const { engine } = context;
    const namespace = namespaceOf(context, name);
    const run = compilePipeline(pipeline);
    // A leading $match is a filter like any other, so it finds its documents by index.
    const filter = document.optional().parse(pipeline[0]?.$match) ?? {};
    if (isCount(pipeline)) {
      const n = engine.storage.read(() => countByIndex(engine.catalog.find(namespace), filter));
      if (n !== undefined) return engine.cursors.start(namespace, n > 0 ? [{ _id: 1, n }] : [], cursor.batchSize);
    }
    const found = engine.storage.read(() => findDocuments(engine.catalog.find(namespace), { filter }));
    return engine.cursors.start(namespace, run(found), cursor.batchSize);
  },
);
