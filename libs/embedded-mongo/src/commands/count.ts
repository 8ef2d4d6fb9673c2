import { findDocuments } from '../query/find';
import { collectionName, nonNegative, defineCommand, document, namespaceOf } from './command';

export const count = defineCommand(
  {
    count: collectionName,
    query: document.default({}),
    limit: nonNegative.default(0),
    skip: nonNegative.default(0),
  },
  ({ count: name, query: filter, limit, skip }, context) => {
    const { storage, catalog } = context.engine;
    const query = { filter, limit, skip };
    const found = storage.read(() => findDocuments(catalog.find(namespaceOf(context, name)), query));
    return { n: found.length, ok: 1 };
  },
);
