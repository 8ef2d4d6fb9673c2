import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, freshCollection, refusal } from '../testing/fresh-collection';

describeEachDatabase('A database', (database) => {
  const db = () => database.connection().getClient().db(database.name());

  it('creates a collection with its first document or its first index, and lists both', async () => {
    const written = await collectionOf(database, [{ a: 1 }]);
    await db().collection('indexed').createIndex({ a: 1 });

    const names = (await db().listCollections().toArray()).map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining([written.collectionName, 'indexed']));
    expect(await db().listCollections({ name: 'indexed' }, { nameOnly: true }).toArray()).toHaveLength(1);
  });

  it('drops a collection with its indexes', async () => {
    const collection = await collectionOf(database, [{ a: 1 }]);
    await collection.createIndex({ a: 1 }, { unique: true });

    await collection.drop();

    expect(await collection.find().toArray()).toEqual([]);
    await collection.insertMany([
      { _id: 0, a: 1 },
      { _id: 1, a: 1 },
    ]);
    expect(await collection.countDocuments({ a: 1 })).toBe(2);
  });

  it('renames a collection with its documents and indexes, and replaces another one only with dropTarget', async () => {
    const collection = await collectionOf(database, [{ a: 1 }]);
    await collection.createIndex({ a: 1 }, { unique: true });
    const other = await collectionOf(database, [{ a: 2 }, { a: 3 }]);

    expect(await refusal(collection.rename(other.collectionName))).toMatchObject({ code: 48 });
    expect(await other.countDocuments()).toBe(2);
    await collection.rename(other.collectionName, { dropTarget: true });

    expect(await other.find().toArray()).toEqual([{ _id: 0, a: 1 }]);
    expect(await other.indexes()).toMatchObject([{ key: { _id: 1 } }, { key: { a: 1 }, unique: true }]);
    expect(await refusal(other.insertOne({ _id: 1, a: 1 }))).toMatchObject({ code: 11000 });
    expect(await db().listCollections({ name: collection.collectionName }).toArray()).toEqual([]);
    expect(await refusal(collection.rename('gone'))).toMatchObject({ code: 26 });
  });

  it('is separate from other databases, and drops only itself', async () => {
    const otherDb = database.connection().getClient().db(`${database.name()}-other`);
    await otherDb.collection<{ _id: number }>('same-name').insertOne({ _id: 1 });
    await db().collection<{ _id: number }>('same-name').insertOne({ _id: 2 });

    await otherDb.dropDatabase();

    expect(await otherDb.collection('same-name').countDocuments()).toBe(0);
    expect(await db().collection('same-name').find().toArray()).toEqual([{ _id: 2 }]);
  });

  it('replies to a ping and returns its version', async () => {
    expect(await db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await db().admin().buildInfo()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  it('refuses an unknown command', async () => {
    expect(await refusal(db().command({ nonsense: 1 }))).toMatchObject({ code: 59, codeName: 'CommandNotFound' });
  });

  it('refuses an invalid collection name', async () => {
    expect(await refusal(db().command({ insert: '', documents: [{ _id: 1 }] }))).toMatchObject({ code: 73 });
    expect(await freshCollection(database).countDocuments()).toBe(0);
  });
});
