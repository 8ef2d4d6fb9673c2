import type { Document } from 'bson';
import fc from 'fast-check';
import type { Collection } from '../storage/collection';
import { fields, filter, sort } from '../testing/arbitrary-documents';
import { useTemporaryStorage } from '../testing/temporary-storage';
import { findDocuments } from './find';

describe('Finding with indexes', () => {
  const { storage, catalog } = useTemporaryStorage();
  const keys: Document[] = [{ a: 1 }, { b: -1, a: 1 }, { 'c.x': 1, b: 1 }, { b: 1, 'c.x': -1 }];
  const partial = [{ b: { $exists: true } }, { a: { $gt: 0 } }, { b: { $in: ['a', 'b', 1, 2] } }];
  let number = 0;

  const collectionOf = (documents: Document[], specs: { key: Document; partialFilterExpression?: Document }[]) =>
    storage().write((): Collection => {
      let collection = catalog().create(`test.c${number++}`);
      for (const [position, spec] of specs.entries()) {
        collection = catalog().addIndex(collection, { v: 2, name: String(position), ...spec });
      }
      documents.forEach((document, _id) => collection.insert({ _id, ...document }));
      return catalog().find(collection.namespace)!;
    });

  it('returns the same documents in the same order as without indexes', async () => {
    const specs = fc.subarray([
      ...keys.map((key) => ({ key })),
      ...partial.map((expression) => ({ key: { a: 1 }, partialFilterExpression: expression })),
    ]);
    const page = fc.record({ skip: fc.nat(3), limit: fc.nat(5) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fields, { maxLength: 20 }),
        specs,
        filter,
        sort,
        page,
        async (documents, indexes, wanted, order, { skip, limit }) => {
          const [plain, indexed] = await Promise.all([collectionOf(documents, []), collectionOf(documents, indexes)]);
          const query = { filter: wanted, sort: order, skip, limit };

          const ids = (collection: Collection) =>
            storage()
              .read(() => findDocuments(collection, query))
              .map(({ _id }) => _id as number);

          expect(ids(indexed)).toEqual(ids(plain));
        },
      ),
      { numRuns: 500 },
    );
  });
});
