import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, freshCollection, refusal } from '../testing/fresh-collection';

describeEachDatabase('Find and modify', (database) => {
  it('returns the document before the update, or after it on request', async () => {
    const collection = await collectionOf(database, [{ n: 1 }]);

    expect(await collection.findOneAndUpdate({ _id: 0 }, { $inc: { n: 1 } })).toEqual({ _id: 0, n: 1 });
    expect(await collection.findOneAndUpdate({ _id: 0 }, { $inc: { n: 1 } }, { returnDocument: 'after' })).toEqual({
      _id: 0,
      n: 3,
    });
  });

  it('returns null when nothing matches', async () => {
    const collection = freshCollection<{ n: number }>(database);

    expect(await collection.findOneAndUpdate({ _id: 0 }, { $inc: { n: 1 } })).toBeNull();
  });

  it('modifies the first document in the given order', async () => {
    const collection = await collectionOf(database, [{ due: 3 }, { due: 1 }, { due: 2 }]);

    expect(await collection.findOneAndUpdate({}, { $set: { due: 9 } }, { sort: { due: 1 } })).toEqual({
      _id: 1,
      due: 1,
    });
  });

  it('returns only the requested fields', async () => {
    const collection = await collectionOf(database, [{ a: 1, b: 2 }]);

    expect(await collection.findOneAndUpdate({}, { $inc: { a: 1 } }, { projection: { b: 1, _id: 0 } })).toEqual({
      b: 2,
    });
  });

  it('inserts with upsert and reports the insertion', async () => {
    const collection = freshCollection<{ n: number }, string>(database);
    const options = { upsert: true, returnDocument: 'after', includeResultMetadata: true } as const;

    expect(await collection.findOneAndUpdate({ _id: 'k' }, { $inc: { n: 1 } }, options)).toMatchObject({
      value: { _id: 'k', n: 1 },
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 'k' },
    });
    expect(await collection.findOneAndUpdate({ _id: 'k' }, { $inc: { n: 1 } }, options)).toMatchObject({
      value: { _id: 'k', n: 2 },
      lastErrorObject: { n: 1, updatedExisting: true },
    });
  });

  it('refuses a duplicate key and changes nothing', async () => {
    const collection = await collectionOf(database, [{ email: 'a' }, { email: 'b' }]);
    await collection.createIndex({ email: 1 }, { unique: true });

    const error = await refusal(collection.findOneAndUpdate({ _id: 0 }, { $set: { email: 'b' } }));

    expect(error).toMatchObject({ code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'b' } });
    expect(await collection.findOne({ _id: 0 })).toEqual({ _id: 0, email: 'a' });
  });

  it('gives each job of a queue to one worker', async () => {
    const collection = await collectionOf(
      database,
      Array.from({ length: 20 }, () => ({ state: 'due' })),
    );
    const lease = () =>
      collection.findOneAndUpdate({ state: 'due' }, { $set: { state: 'leased' } }, { sort: { _id: 1 } });

    const leased = await Promise.all(Array.from({ length: 30 }, lease));

    const ids = leased.filter((job) => job !== null).map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(20);
    expect(ids).toHaveLength(20);
  });
});
