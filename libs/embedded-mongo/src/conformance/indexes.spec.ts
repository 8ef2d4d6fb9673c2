import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, freshCollection, refusal } from '../testing/fresh-collection';

describeEachDatabase('A unique index', (database) => {
  it('refuses a second document with the same value, on insert and on update', async () => {
    const collection = await collectionOf(database, [{ email: 'a' }, { email: 'b' }]);
    await collection.createIndex({ email: 1 }, { unique: true });
    const duplicate = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a' } };

    expect(await refusal(collection.insertOne({ _id: 9, email: 'a' }))).toMatchObject(duplicate);
    expect(await refusal(collection.updateOne({ _id: 1 }, { $set: { email: 'a' } }))).toMatchObject(duplicate);
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 0, email: 'a' },
      { _id: 1, email: 'b' },
    ]);
  });

  it('accepts an update that keeps the value of the document', async () => {
    const collection = await collectionOf(database, [{ email: 'a', n: 1 }]);
    await collection.createIndex({ email: 1 }, { unique: true });

    expect(await collection.updateOne({ _id: 0 }, { $set: { email: 'a', n: 2 } })).toMatchObject({ modifiedCount: 1 });
  });

  it('refuses an upsert that would repeat a value', async () => {
    const collection = await collectionOf(database, [{ email: 'a' }]);
    await collection.createIndex({ email: 1 }, { unique: true });

    const error = await refusal(collection.updateOne({ _id: 5 }, { $set: { email: 'a' } }, { upsert: true }));

    expect(error).toMatchObject({ code: 11000, keyValue: { email: 'a' } });
    expect(await collection.countDocuments()).toBe(1);
  });

  it('counts a missing field as null', async () => {
    const collection = await collectionOf<{ a?: null }>(database, [{}]);
    await collection.createIndex({ a: 1 }, { unique: true });

    expect(await refusal(collection.insertOne({ _id: 1, a: null }))).toMatchObject({ code: 11000 });
  });

  it('over several fields refuses only the same combination', async () => {
    const collection = await collectionOf(database, [{ a: 1, b: 1 }]);
    await collection.createIndex({ a: 1, b: -1 }, { unique: true });

    await collection.insertOne({ _id: 1, a: 1, b: 2 });
    const error = await refusal(collection.insertOne({ _id: 2, a: 1, b: 2 }));

    expect(error).toMatchObject({ code: 11000, keyPattern: { a: 1, b: -1 }, keyValue: { a: 1, b: 2 } });
  });

  it('with a partial filter constrains only the documents that match it', async () => {
    const collection = await collectionOf(database, [{ day: 'x', status: 'held' }]);
    await collection.createIndex({ day: 1 }, { unique: true, partialFilterExpression: { status: 'held' } });

    await collection.insertMany([
      { _id: 1, day: 'x', status: 'free' },
      { _id: 2, day: 'x', status: 'free' },
    ]);
    expect(await refusal(collection.insertOne({ _id: 3, day: 'x', status: 'held' }))).toMatchObject({ code: 11000 });
    expect(await refusal(collection.updateOne({ _id: 1 }, { $set: { status: 'held' } }))).toMatchObject({
      code: 11000,
    });
    await collection.updateOne({ _id: 0 }, { $set: { status: 'free' } });
    expect(await collection.updateOne({ _id: 1 }, { $set: { status: 'held' } })).toMatchObject({ modifiedCount: 1 });
  });

  it('with a partial filter does not change the results of a query', async () => {
    const collection = await collectionOf(database, [{ a: 1, s: 'x' }, { a: 1 }, { a: 2, s: 'x' }]);
    await collection.createIndex({ a: 1 }, { partialFilterExpression: { s: { $exists: true } } });

    expect(await collection.countDocuments({ a: 1 })).toBe(2);
    expect(await collection.countDocuments({ a: 1, s: 'x' })).toBe(1);
    expect(await collection.countDocuments({ a: { $gte: 1 }, s: { $exists: true } })).toBe(2);
    expect(await collection.countDocuments({ a: 1, s: { $in: [null] } } as Record<string, unknown>)).toBe(1);
  });

  it('on a path inside an array accepts each element in one document only', async () => {
    const collection = await collectionOf(database, [{ outbox: [{ id: 'a' }, { id: 'b' }] }]);
    await collection.createIndex({ 'outbox.id': 1 }, { unique: true });

    expect(await refusal(collection.insertOne({ _id: 1, outbox: [{ id: 'c' }, { id: 'b' }] }))).toMatchObject({
      code: 11000,
    });
    await collection.updateOne({ _id: 0 }, { $pull: { outbox: { id: 'b' } } });
    await collection.insertOne({ _id: 1, outbox: [{ id: 'c' }, { id: 'b' }] });

    expect(await collection.findOne({ 'outbox.id': 'b' })).toMatchObject({ _id: 1 });
  });

  it('is not created on duplicate values', async () => {
    const collection = await collectionOf(database, [{ a: 1 }, { a: 1 }]);

    expect(await refusal(collection.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('accepts one of many concurrent inserts', async () => {
    const collection = freshCollection<{ email: string }>(database);
    await collection.createIndex({ email: 1 }, { unique: true });

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, _id) => collection.insertOne({ _id, email: 'a' })),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await collection.countDocuments({ email: 'a' })).toBe(1);
  });
});

describeEachDatabase('The indexes of a collection', (database) => {
  it('are listed with their options', async () => {
    const collection = freshCollection(database);
    await collection.createIndexes([
      { key: { a: 1, b: -1 }, unique: true },
      { key: { due: 1 }, expireAfterSeconds: 60 },
      { key: { c: 1 }, name: 'own-name', partialFilterExpression: { c: { $gt: 5 } } },
    ]);

    const indexes = await collection.indexes();

    expect(indexes).toHaveLength(4);
    expect(indexes).toMatchObject([
      { name: '_id_', key: { _id: 1 } },
      { name: 'a_1_b_-1', key: { a: 1, b: -1 }, unique: true },
      { name: 'due_1', key: { due: 1 }, expireAfterSeconds: 60 },
      { name: 'own-name', key: { c: 1 }, partialFilterExpression: { c: { $gt: 5 } } },
    ]);
  });

  it('are built together on the documents that are there', async () => {
    const collection = await collectionOf<{ a: number; tags: string[] }>(database, [
      { a: 2, tags: ['x', 'y'] },
      { a: 1, tags: ['y'] },
    ]);
    await collection.createIndexes([
      { key: { a: 1 }, name: 'a', unique: true },
      { key: { tags: 1 }, name: 'tags' },
    ]);

    expect(await collection.countDocuments({ tags: 'y' })).toBe(2);
    expect(await collection.countDocuments({ tags: 'x' })).toBe(1);
    expect(
      (
        await collection
          .find({ a: { $gte: 1 } })
          .sort({ a: 1 })
          .toArray()
      ).map(({ _id }) => _id),
    ).toEqual([1, 0]);
    expect(await refusal(collection.insertOne({ _id: 2, a: 1, tags: [] }))).toMatchObject({ keyValue: { a: 1 } });
  });

  it('are none of them created if one finds duplicate values', async () => {
    const collection = await collectionOf(database, [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
    ]);
    const creation = collection.createIndexes([
      { key: { a: 1 }, name: 'a' },
      { key: { b: 1 }, name: 'b', unique: true },
    ]);

    expect(await refusal(creation)).toMatchObject({ code: 11000 });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('can be created again with the same options', async () => {
    const collection = await collectionOf(database, [{ a: 1 }]);

    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.createIndex({ a: 1 }, { unique: true });

    expect(await collection.indexes()).toHaveLength(2);
  });

  it('do not change their options silently', async () => {
    const collection = await collectionOf(database, [{ a: 1 }]);
    await collection.createIndex({ a: 1 });

    expect(await refusal(collection.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 86 });
    expect(await refusal(collection.createIndex({ b: 1 }, { name: 'a_1' }))).toMatchObject({ code: 86 });
  });

  it('cannot be listed without a collection', async () => {
    expect(await refusal(freshCollection(database).indexes())).toMatchObject({ code: 26 });
  });
});
