import { collectionName, nonNegative, defineCommand, namespaceOf, readConcernOrSnapshot } from './command';

export const getMore = defineCommand(
  {
    getMore: nonNegative,
    collection: collectionName,
    batchSize: nonNegative.optional(),
    // What is left to get was found when the cursor was opened.
    readConcern: readConcernOrSnapshot,
  },
  ({ getMore: id, collection, batchSize }, context) =>
    context.engine.cursors.more(id, namespaceOf(context, collection), batchSize),
);
