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

  it.each<[string, Document]>([
    ['ascending', { from: 1, to: 1 }],
    ['descending', { from: -1, to: -1 }],
  ])('reads no document whose %s key says that it cannot match', async (_order, key) => {
    const stays = Array.from({ length: 9 }, (_, n) => ({ from: `day ${n}\0`, to: n }));
    const collection = await collectionOf([...stays, { from: 'day 4', to: null }], [{ key }]);
    const read = jest.spyOn(storage(), 'get');
    const found = storage().read(() =>
      findDocuments(collection, { filter: { from: { $gte: 'day 2' }, to: { $gt: 4, $lte: 6 } } }),
    );
    expect(found.map(({ to }) => to as number).sort()).toEqual([5, 6]);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
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
