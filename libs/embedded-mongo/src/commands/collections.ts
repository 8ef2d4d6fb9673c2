import { z } from 'zod';
import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { primaryIndexSpec } from '../storage/collection';
import { collectionName, defineCommand, document, namespaceOf } from './command';

const wholeResult = z.strictObject({}).optional();

export const drop = defineCommand({ drop: collectionName }, ({ drop: name }, context) => {
  const { storage, catalog } = context.engine;
  return storage.write(() => {
    const collection = catalog.find(namespaceOf(context, name));
    if (collection) catalog.drop(collection);
    return { ok: 1 };
  });
});

/**
 * Replaces a collection with the new name if the client sets `dropTarget`. The rename is one write, so a crash leaves
 * one of the names.
 */
export const renameCollection = defineCommand(
  { renameCollection: z.string(), to: z.string(), dropTarget: z.boolean().optional() },
  ({ renameCollection: from, to, dropTarget = false }, { engine: { storage, catalog } }) =>
    storage.write(() => {
      const collection = catalog.find(from);
      if (!collection) throw new CommandError('NamespaceNotFound', `Source collection ${from} does not exist`);
      const target = catalog.find(to);
      if (target && !dropTarget) throw new CommandError('NamespaceExists', `Target collection ${to} exists`);
      if (from === to) throw new CommandError('IllegalOperation', `${from} cannot be renamed to itself`);
      if (target) catalog.drop(target);
      catalog.rename(collection, to);
      return { ok: 1 };
    }),
);

export const dropDatabase = defineCommand({ dropDatabase: z.literal(1) }, (_options, { engine, database }) =>
  engine.storage.write(() => {
    for (const namespace of engine.catalog.namespaces(database)) engine.catalog.drop(engine.catalog.find(namespace)!);
    return { dropped: database, ok: 1 };
  }),
);

export const listCollections = defineCommand(
  {
    listCollections: z.literal(1),
    filter: document.default({}),
    nameOnly: z.boolean().optional(),
    authorizedCollections: z.boolean().optional(),
    cursor: wholeResult,
  },
  ({ filter }, { engine, database }) => {
    const matches = compileFilter(filter);
    const namespaces = engine.storage.read(() => engine.catalog.namespaces(database));
    const collections = namespaces
      .map((namespace) => namespace.slice(database.length + 1))
      .map((name) => ({ name, type: 'collection', options: {}, info: { readOnly: false }, idIndex: primaryIndexSpec }))
      .filter(matches);
    return engine.cursors.start(`${database}.$cmd.listCollections`, collections, collections.length);
  },
);

/** One index, by its name. */
export const dropIndexes = defineCommand(
  { dropIndexes: collectionName, index: z.string().min(1) },
  ({ dropIndexes: name, index }, context) => {
    const { storage, catalog } = context.engine;
    return storage.write(() => {
      const namespace = namespaceOf(context, name);
      const collection = catalog.find(namespace);
      if (!collection) throw new CommandError('NamespaceNotFound', `ns not found ${namespace}`);
      const dropped = collection.stored.indexes.find(({ spec }) => spec.name === index);
      if (!dropped) throw new CommandError('IndexNotFound', `index not found with name [${index}]`);
      catalog.dropIndex(collection, dropped);
      return { nIndexesWas: collection.stored.indexes.length + 1, ok: 1 };
    });
  },
);

export const listIndexes = defineCommand({ listIndexes: collectionName, cursor: wholeResult }, (options, context) => {
  const { storage, catalog, cursors } = context.engine;
  const namespace = namespaceOf(context, options.listIndexes);
  const collection = storage.read(() => catalog.find(namespace));
  if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  const specs = [primaryIndexSpec, ...collection.stored.indexes.map(({ spec }) => spec)];
  return cursors.start(namespace, specs, specs.length);
});
