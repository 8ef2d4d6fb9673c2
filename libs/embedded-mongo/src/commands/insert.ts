import { z } from 'zod';
import { withId } from '../document-id';
import { assertStorable } from '../values';
import { collectionName, defineCommand, document, namespaceOf } from './command';
import { runStatements } from './write-statements';

export const insert = defineCommand(
  { insert: collectionName, documents: z.array(document).min(1), ordered: z.boolean().default(true) },
  ({ insert: name, documents, ordered }, context) =>
    context.engine.storage.write(() => {
      const collection = context.engine.catalog.findOrCreate(namespaceOf(context, name));
      let n = 0;
      const errors = runStatements(documents, ordered, (inserted) => {
        assertStorable(inserted);
        collection.insert(withId(inserted));
        n++;
      });
      return { n, ...errors, ok: 1 };
    }),
);
