import type { Document } from 'bson';
import fc from 'fast-check';
import { CommandError } from '../errors';
import { fields } from '../testing/arbitrary-documents';
import { useTemporaryStorage } from '../testing/temporary-storage';
import type { Collection } from './collection';
import { encodeValue } from './key-encoding';
import { rangeOf } from './keys';

type Step = { insert: Document; id: number } | { update: Document; id: number } | { remove: number };

describe('A collection', () => {
  const { storage, catalog } = useTemporaryStorage();
  let number = 0;

  const make = (): Collection => {
    let collection = catalog().create(`test.c${number++}`);
    collection = catalog().addIndex(collection, { v: 2, name: 'a', key: { a: 1 } });
    collection = catalog().addIndex(collection, { v: 2, name: 'unique', key: { b: -1, 'c.x': 1 }, unique: true });
    return catalog().addIndex(collection, {
      v: 2,
      name: 'partial',
      key: { b: 1 },
      partialFilterExpression: { a: { $exists: true } },
    });
  };

  const run = (collection: Collection, step: Step): void => {
    const byId = (id: number) => [...collection.scan()].find(({ _id }) => _id === id);
    if ('insert' in step) collection.insert({ _id: step.id, ...step.insert });
    else if ('update' in step) {
      const before = byId(step.id);
      if (before) collection.update(before, (document) => void Object.assign(document, step.update));
    } else {
      const found = byId(step.remove);
      if (found) collection.remove(found);
    }
  };

  const id = fc.nat(5);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ insert: fields, id }),
    fc.record({ update: fields, id }),
    fc.record({ remove: id }),
  );

  it('has exactly the keys of its documents in every index, also after refused writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const collection = await storage().write(() => {
          const made = make();
          for (const each of steps) {
            try {
              run(made, each);
            } catch (error) {
              expect(error).toBeInstanceOf(CommandError);
            }
          }
          return made;
        });

        storage().read(() => {
          const documents = [...collection.scan()];
          for (const index of collection.indexes) {
            const expected = documents.flatMap((document) => index.keysOf(document, encodeValue(document._id)));
            const stored = [...storage().range(rangeOf(index.prefix))].map(({ key }) => key);
            expect(stored).toEqual(expected.sort(Buffer.compare));
          }
        });
      }),
      { numRuns: 200 },
    );
  });

  it('rolls back a job that fails in the middle', async () => {
    const collection = await storage().write(make);

    const failing = storage().write(() => {
      collection.insert({ _id: 1, a: [1, 2] });
      throw new Error('in the middle');
    });

    await expect(failing).rejects.toThrow('in the middle');
    expect(storage().read(() => [...collection.scan()])).toEqual([]);
    expect(storage().read(() => catalog().find(collection.namespace)!.stored)).toEqual(collection.stored);
  });

  it('records that an index contains an array, also when the first one was rolled back', async () => {
    const collection = await storage().write(make);
    const isMultikey = () => storage().read(() => catalog().find(collection.namespace)!.stored.indexes[0]!.multikey);
    const insert = (fails: boolean) =>
      storage().write(() => {
        catalog()
          .find(collection.namespace)!
          .insert({ _id: 1, a: [1, 2] });
        if (fails) throw new Error('undone');
      });

    await expect(insert(true)).rejects.toThrow('undone');
    expect(isMultikey()).toBe(false);
    await insert(false);
    expect(isMultikey()).toBe(true);
  });
});
