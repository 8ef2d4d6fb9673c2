import { collectionName, defineCommand, namespaceOf } from './command';

/** Counts all documents of a collection. `aggregate` counts those that match a condition. */
export const count = defineCommand({ count: collectionName }, ({ count: name }, context) => {
  const { storage, catalog } = context.engine;
  return { n: storage.read(() => catalog.find(namespaceOf(context, name))?.count() ?? 0), ok: 1 };
});
