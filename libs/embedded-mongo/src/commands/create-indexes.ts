import { z } from 'zod';
import { CommandError } from '../errors';
import { CollectionIndex } from '../indexes/collection-index';
import type { IndexSpec } from '../indexes/collection-index';
import { encodeValue } from '../storage/key-encoding';
import { collectionName, nonNegative, defineCommand, document, namespaceOf } from './command';

const requestedIndex = z.strictObject({
  key: document,
  name: z.string().min(1),
  unique: z.boolean().optional(),
  partialFilterExpression: document.optional(),
  expireAfterSeconds: nonNegative.optional(),
  /** MongoDB has ignored it since 4.2; mongoose still sends it. */
  background: z.boolean().optional(),
  v: z.literal(2).optional(),
});

export const createIndexes = defineCommand(
  { createIndexes: collectionName, indexes: z.array(requestedIndex).min(1) },
  ({ createIndexes: name, indexes }, context) => {
    const specs = indexes.map(toSpec);
    const { storage, catalog } = context.engine;
    return storage.write(() => {
      const namespace = namespaceOf(context, name);
      const createdCollectionAutomatically = !catalog.find(namespace);
      let collection = catalog.findOrCreate(namespace);
      const before = collection.indexes.length + 1;
      for (const spec of specs) {
        if (isKnown(spec, collection.indexes)) continue;
        collection = catalog.addIndex(collection, spec);
      }
      const after = collection.indexes.length + 1;
      collection.buildIndexes(collection.indexes.slice(before - 1));
      return { numIndexesBefore: before, numIndexesAfter: after, createdCollectionAutomatically, ok: 1 };
    });
  },
);

const toSpec = ({ background, v, ...spec }: z.infer<typeof requestedIndex>): IndexSpec => {
  const index = new CollectionIndex({ id: 0, multikey: false, spec: { v: 2, ...spec } });
  const paths = index.pattern.map(([path]) => path);
  if (paths.length === 0) throw cannotCreate(spec.name, 'it has no fields');
  if (paths.some((path) => path.split('.').some((step) => /^\d+$/.test(step)))) {
    throw cannotCreate(spec.name, 'positions in arrays are not supported');
  }
  if (spec.expireAfterSeconds !== undefined && (paths.length > 1 || paths[0] === '_id')) {
    throw cannotCreate(spec.name, 'expireAfterSeconds needs exactly one field other than _id');
  }
  return index.stored.spec;
};

const cannotCreate = (name: string, reason: string): CommandError =>
  new CommandError('CannotCreateIndex', `The index '${name}' cannot be created: ${reason}`);

/** @throws CommandError when a different index has the same name or the same fields. */
const isKnown = (spec: IndexSpec, indexes: CollectionIndex[]): boolean => {
  if (isSame(spec.key, { _id: 1 })) return true;
  const existing = indexes.map(({ stored }) => stored.spec);
  if (existing.some((other) => isSame(other, spec))) return true;
  if (existing.some((other) => other.name === spec.name)) {
    throw new CommandError('IndexKeySpecsConflict', `Another index already exists with the name '${spec.name}'`);
  }
  if (existing.some((other) => isSame(other.key, spec.key))) {
    throw new CommandError('IndexOptionsConflict', `An index on the fields of '${spec.name}' already exists`);
  }
  return false;
};

/** Compares the fields in their order, and the options in any order. */
const isSame = (left: object, right: object): boolean => encodeValue(sorted(left)).equals(encodeValue(sorted(right)));

const sorted = (spec: object): object => Object.fromEntries(Object.entries(spec).sort());
