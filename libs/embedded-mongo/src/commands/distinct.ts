import { z } from 'zod';
import { findDocuments } from '../query/find';
import { elementsAt } from '../query/paths';
import { encodeValue } from '../storage/key-encoding';
import { collectionName, defineCommand, document, namespaceOf } from './command';

export const distinct = defineCommand(
  { distinct: collectionName, key: z.string().min(1), query: document.default({}) },
  ({ distinct: name, key, query: filter }, context) => {
    const { storage, catalog } = context.engine;
    const found = storage.read(() => findDocuments(catalog.find(namespaceOf(context, name)), { filter }));
    const values = found
      .flatMap((each) => elementsAt(each, key))
      .filter((value) => value !== undefined && !(Array.isArray(value) && value.length === 0));
    const byKey = new Map(values.map((value) => [encodeValue(value).toString('latin1'), value]));
    return { values: [...byKey.values()], ok: 1 };
  },
);
