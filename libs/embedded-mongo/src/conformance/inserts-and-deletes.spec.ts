import { mongo } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, freshCollection, refusal, type TestCollection } from '../testing/fresh-collection';

const { Binary, ObjectId } = mongo;

const idsIn = async (collection: TestCollection<object, number>): Promise<number[]> =>
  (await collection.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

describeEachDatabase('A stored document', (database) => {
  it('is returned with all its values', async () => {
    const collection = freshCollection<object, unknown>(database);
    const document = {
      _id: new ObjectId(),
      text: 'Grüße 😀 "quoted"\0end',
      whole: 7,
      big: 2 ** 40,
      fraction: -0.125,
      yes: true,
      nothing: null,
      at: new Date('1969-07-20T20:17:40.123Z'),
      list: [1, 'x', { deep: [] }, null],
      nested: { a: { b: {} } },
    };

    await collection.insertOne(document);

    expect(await collection.findOne()).toEqual(document);
  });

  it('may contain binaries of several megabytes', async () => {
    const collection = freshCollection<{ image: mongo.Binary }>(database);
    const image = new Binary(Buffer.alloc(4_000_000, 'image'));

    await collection.insertMany([1, 2, 3, 4, 5, 6].map((_id) => ({ _id, image })));

    const found = await collection.find().toArray();
    expect(found.map((each) => Buffer.compare(each.image.buffer, image.buffer))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('gets an _id if it has none', async () => {
    const collection = freshCollection(database);
    const db = database.connection().getClient().db(database.name());

    await db.command({ insert: collection.collectionName, documents: [{ a: 1 }] });

    expect(await collection.findOne()).toEqual({ _id: expect.any(ObjectId), a: 1 });
  });

  it('may have an _id of any type except an array', async () => {
    const collection = freshCollection<object, unknown>(database);
    const ids = ['2026-05-01', 1, true, new Date(0), new ObjectId(), { a: 1 }];

    await collection.insertMany(ids.map((_id) => ({ _id })));

    for (const filter of ids.map((_id): Record<string, unknown> => ({ _id }))) {
      expect(await collection.findOne(filter)).toEqual(filter);
    }
    expect(await refusal(collection.insertOne({ _id: [1] }))).toMatchObject({ code: expect.any(Number) });
  });

  it('is not replaced by an insert with the same _id', async () => {
    const collection = await collectionOf(database, [{ a: 1 }]);

    expect(await refusal(collection.insertOne({ _id: 0, a: 2 }))).toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 0 },
    });
    expect(await collection.findOne()).toEqual({ _id: 0, a: 1 });
  });

  it('of a refused ordered insert is reported by its position, and the insert stops there', async () => {
    const collection = await collectionOf(database, [{}]);
    const documents = [5, 0, 6, 0, 7].map((_id) => ({ _id }));

    const error = (await refusal(collection.insertMany(documents))) as mongo.MongoBulkWriteError;

    expect(error.code).toBe(11000);
    expect([error.writeErrors].flat().map(({ index }) => index)).toEqual([1]);
    expect(error.result.insertedCount).toBe(1);
    expect(await idsIn(collection)).toEqual([0, 5]);
  });

  it('of a refused unordered insert is reported by its position, and the insert continues', async () => {
    const collection = await collectionOf(database, [{}]);
    const documents = [5, 0, 6, 0, 7].map((_id) => ({ _id }));

    const error = (await refusal(collection.insertMany(documents, { ordered: false }))) as mongo.MongoBulkWriteError;

    expect([error.writeErrors].flat().map(({ index }) => index)).toEqual([1, 3]);
    expect(error.result.insertedCount).toBe(3);
    expect(await idsIn(collection)).toEqual([0, 5, 6, 7]);
  });

  it('is inserted by one of many concurrent inserts', async () => {
    const collection = freshCollection<{ n: number }, string>(database);

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => collection.insertOne({ _id: '2026-05-01', n })),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await collection.countDocuments()).toBe(1);
  });

  it('is deleted alone or with all matching documents', async () => {
    const collection = await collectionOf(database, [{ a: 1 }, { a: 1 }, { a: 2 }, { a: 1 }]);

    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await collection.deleteMany({ a: 9 })).toMatchObject({ deletedCount: 0 });
    expect(await collection.find().toArray()).toEqual([{ _id: 2, a: 2 }]);
  });

  it('frees its values in a unique index when it is deleted', async () => {
    const collection = await collectionOf(database, [{ a: 1 }]);
    await collection.createIndex({ a: 1 }, { unique: true });

    await collection.deleteOne({ a: 1 });
    await collection.insertOne({ _id: 9, a: 1 });

    expect(await collection.find({ a: 1 }).toArray()).toEqual([{ _id: 9, a: 1 }]);
  });
});
