import { collectionName, count, defineCommand, namespaceOf } from './command';

export const getMore = defineCommand(
  { getMore: count, collection: collectionName, batchSize: count.optional() },
  ({ getMore: id, collection, batchSize }, context) =>
    context.engine.cursors.more(id, namespaceOf(context, collection), batchSize),
);
