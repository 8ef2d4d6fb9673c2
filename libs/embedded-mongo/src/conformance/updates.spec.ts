import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, freshCollection, refusal } from '../testing/fresh-collection';

const date = new Date('2026-05-01T10:00:00Z');

describeEachDatabase('An update', (database) => {
  it('refuses another value inside an _id and changes nothing', async () => {
    const collection = freshCollection<{ n: number }, { day: number }>(database);
    await collection.insertOne({ _id: { day: 1 }, n: 1 });

    // The error code differs between servers.
    const refused = { code: expect.any(Number) as number };
    const update = { $set: { '_id.day': 2 } };
    expect(await refusal(collection.updateOne({ n: 1 }, update))).toMatchObject(refused);
    expect(await refusal(collection.updateOne({ _id: { day: 3 } }, update, { upsert: true }))).toMatchObject(refused);
    expect(await collection.find().toArray()).toEqual([{ _id: { day: 1 }, n: 1 }]);
  });

  it('counts matched and modified documents', async () => {
    const collection = await collectionOf(database, [{ a: 1 }, { a: 2 }, { b: 1 }]);

    expect(await collection.updateMany({ a: { $gte: 1 } }, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await collection.updateOne({ a: 9 }, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  it('changes one document or all matching ones', async () => {
    const collection = await collectionOf(database, [{ a: 1 }, { a: 1 }, { a: 1 }]);

    await collection.updateOne({ a: 1 }, { $set: { b: 1 } });
    expect(await collection.countDocuments({ b: 1 })).toBe(1);
    await collection.updateMany({ a: 1 }, { $set: { b: 1 } });
    expect(await collection.countDocuments({ b: 1 })).toBe(3);
  });

  it('visits each document once though the update moves it in the index', async () => {
    const collection = await collectionOf(
      database,
      Array.from({ length: 50 }, (_, n) => ({ n })),
    );
    await collection.createIndex({ n: 1 });

    expect(await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 10 } })).toMatchObject({ modifiedCount: 50 });
    expect((await collection.find().sort({ n: 1 }).toArray()).map(({ n }) => n)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 10),
    );
  });

  it('inserts a document with upsert when nothing matches', async () => {
    const collection = freshCollection<{ visits: number }, string>(database);

    const result = await collection.updateOne(
      { _id: 'k', kind: { $eq: 'x' }, 'nested.a': 1, n: { $gt: 4 } },
      { $set: { s: 1 }, $setOnInsert: { made: date }, $inc: { visits: 1 } },
      { upsert: true },
    );

    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: 'k' });
    expect(await collection.findOne()).toEqual({ _id: 'k', kind: 'x', nested: { a: 1 }, s: 1, made: date, visits: 1 });
  });

  it('inserts with the id of the update', async () => {
    const collection = freshCollection<{ key: string }, string>(database);
    await collection.createIndex({ key: 1 }, { unique: true });
    const upsert = (key: string) =>
      collection.updateOne({ key, n: { $lt: 1 } }, { $inc: { n: 1 }, $setOnInsert: { _id: 'k' } }, { upsert: true });

    expect(await upsert('a')).toMatchObject({ upsertedCount: 1, upsertedId: 'k' });
    await expect(upsert('a')).rejects.toMatchObject({ code: 11000 });
    await expect(upsert('b')).rejects.toMatchObject({ code: 11000 });
    expect(await collection.find().toArray()).toEqual([{ _id: 'k', key: 'a', n: 1 }]);
  });

  it('gives an upserted document an id and updates it the second time', async () => {
    const collection = freshCollection<{ n: number }>(database);

    const first = await collection.updateOne({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true });
    const second = await collection.updateOne({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true });

    expect(first.upsertedId).not.toBeNull();
    expect(second).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await collection.find().toArray()).toEqual([{ _id: first.upsertedId, key: 'a', n: 2 }]);
  });

  it('applies one of many concurrent conditional updates', async () => {
    const collection = await collectionOf(database, [{ status: 'pending', log: [] as number[] }]);

    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        collection.updateOne({ _id: 0, status: 'pending' }, { $set: { status: 'approved' }, $push: { log: n } }),
      ),
    );

    expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
    expect((await collection.findOne())?.log).toHaveLength(1);
  });

  it('loses no concurrent increment', async () => {
    const collection = await collectionOf(database, [{ n: 0 }]);

    await Promise.all(Array.from({ length: 100 }, () => collection.updateOne({ _id: 0 }, { $inc: { n: 1 } })));

    expect(await collection.findOne()).toEqual({ _id: 0, n: 100 });
  });

  it('runs the statements of a bulk write in order', async () => {
    const collection = freshCollection<{ n: number }>(database);

    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $inc: { n: 1 } }, upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);

    expect(result).toMatchObject({ insertedCount: 1, matchedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await collection.find().toArray()).toEqual([{ _id: 2, n: 1 }]);
  });
});
