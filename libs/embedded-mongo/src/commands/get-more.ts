import { collectionName, nonNegative, defineCommand, namespaceOf } from './command';

export const getMore = defineCommand(
  { getMore: nonNegative, collection: collectionName, batchSize: nonNegative.optional() },
  ({ getMore: id, collection, batchSize }, context) =>
    context.engine.cursors.more(id, namespaceOf(context, collection), batchSize),
);
