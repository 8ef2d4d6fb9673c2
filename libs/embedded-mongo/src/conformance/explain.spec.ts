import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import type { Collection } from 'mongoose';
import { collectionOf } from '../testing/fresh-collection';

describeEachDatabase('The plan of a query', (database) => {
  let collection: Collection;
  beforeAll(async () => {
    const guests = Array.from({ length: 300 }, (_, n) => ({ email: `guest-${n}`, stay: n % 50, n }));
    const stored = await collectionOf(database, guests);
    await stored.createIndex({ email: 1 }, { name: 'email' });
    await stored.createIndex({ stay: 1, n: -1 }, { name: 'stay-n' });
    collection = stored as unknown as Collection;
  });

  it.each<[string, Parameters<typeof expectIndexUsed>[1], string]>([
    ['a value', { filter: { email: 'guest-7' } }, 'email'],
    ['the first field and an order', { filter: { stay: 7 }, sort: { n: -1 } }, 'stay-n'],
    ['bounds', { filter: { stay: 7, n: { $lt: 5 } } }, 'stay-n'],
  ])('names the index that is read for %s', async (_what, query, indexName) => {
    await expectIndexUsed(collection, query, indexName);
    await expect(expectIndexUsed(collection, query, 'another', 0)).rejects.toThrow(indexName);
  });

  it('reports a scan of the whole collection', async () => {
    await expect(expectIndexUsed(collection, { filter: { n: 5 } }, 'stay-n', 0)).rejects.toThrow('stay-n');
  });
});
