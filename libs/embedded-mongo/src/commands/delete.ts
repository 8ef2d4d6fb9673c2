import { z } from 'zod';
import { findDocuments } from '../query/find';
import { collectionName, defineCommand, document, namespaceOf } from './command';
import { runStatements } from './write-statements';

const statement = z.strictObject({ q: document, limit: z.union([z.literal(0), z.literal(1)]) });

/** The command `delete`, which is a reserved word in JavaScript. */
export const deleteDocuments = defineCommand(
  { delete: collectionName, deletes: z.array(statement).min(1), ordered: z.boolean().default(true) },
  ({ delete: name, deletes, ordered }, context) =>
    context.engine.storage.write(() => {
      const collection = context.engine.catalog.find(namespaceOf(context, name));
      let n = 0;
      const errors = runStatements(deletes, ordered, ({ q: filter, limit }) => {
        for (const found of findDocuments(collection, { filter, limit })) {
          collection!.remove(found);
          n++;
        }
      });
      return { n, ...errors, ok: 1 };
    }),
);
