import { collectionName, defineCommand, namespaceOf } from './command';

/** How many documents a collection has. Those that meet a condition are counted by `aggregate`. */
export const count = defineCommand({ count: collectionName }, ({ count: name }, context) => {
  const { storage, catalog } = context.engine;
  return { n: storage.read(() => catalog.find(namespaceOf(context, name))?.count() ?? 0), ok: 1 };
});
