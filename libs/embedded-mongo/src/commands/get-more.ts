import { collectionName, nonNegative, defineCommand, namespaceOf, readConcernOrSnapshot } from './command';

export const getMore = defineCommand(
  {
    getMore: nonNegative,
    collection: collectionName,
    batchSize: nonNegative.optional(),
    // The cursor contains all of its documents since it was opened.
    readConcern: readConcernOrSnapshot,
  },
  ({ getMore: id, collection, batchSize }, context) =>
    context.engine.cursors.more(id, namespaceOf(context, collection), batchSize),
);
