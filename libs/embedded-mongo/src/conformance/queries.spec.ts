import { mongo } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, freshCollection, refusal } from '../testing/fresh-collection';

const { Binary, ObjectId } = mongo;

describeEachDatabase('A query', (database) => {
  const acrossTypes = [
    { a: new Date(0) },
    { a: true },
    { a: new ObjectId('66f000000000000000000001') },
    { a: new Binary(Buffer.from('ab')) },
    { a: { x: 1 } },
    { a: 'text' },
    { a: 5 },
    { a: null },
    { a: false },
    { a: 'Text' },
    { a: -3 },
    { a: { x: 0 } },
    { a: new Binary(Buffer.from('z')) },
    { a: { w: 'later type' } },
    { a: '' },
    { a: new Date(-1) },
  ];
  const ascending = [7, 10, 6, 14, 9, 5, 11, 4, 13, 12, 3, 2, 8, 1, 15, 0];

  it.each([[false], [true]])('sorts across types (with an index: %s)', async (indexed) => {
    const collection = await collectionOf(database, acrossTypes);
    if (indexed) await collection.createIndex({ a: 1 });
    const ids = async (direction: 1 | -1) =>
      (await collection.find().sort({ a: direction }).toArray()).map(({ _id }) => _id);

    expect(await ids(1)).toEqual(ascending);
    expect(await ids(-1)).toEqual([...ascending].reverse());
  });

  it.each([[false], [true]])('sorts an array by its least or greatest element (with an index: %s)', async (indexed) => {
    const collection = await collectionOf(database, [{ a: [5, 1] }, { a: 3 }, { a: [2, 9] }, {}]);
    if (indexed) await collection.createIndex({ a: 1 });

    expect((await collection.find().sort({ a: 1, _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([3, 0, 2, 1]);
    expect((await collection.find().sort({ a: -1, _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 0, 1, 3]);
  });

  it.each([[false], [true]])('sorts by several fields, in both directions (with an index: %s)', async (indexed) => {
    const collection = await collectionOf(database, [{ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2 }]);
    if (indexed) await collection.createIndex({ a: 1, b: -1 });

    expect((await collection.find().sort({ a: 1, b: -1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 0, 1, 3]);
    expect((await collection.find().sort({ a: -1, b: 1 }).toArray()).map(({ _id }) => _id)).toEqual([3, 1, 0, 2]);
    expect((await collection.find({ a: 1 }).sort({ b: 1 }).toArray()).map(({ _id }) => _id)).toEqual([0, 2]);
  });

  it('skips and limits after sorting', async () => {
    const collection = await collectionOf(database, [{ a: 3 }, { a: 1 }, { a: 2 }, { a: 4 }]);

    expect((await collection.find().sort({ a: 1 }).skip(1).limit(2).toArray()).map(({ a }) => a)).toEqual([2, 3]);
    expect(await collection.findOne({ a: { $gt: 1 } }, { sort: { a: 1 } })).toEqual({ _id: 2, a: 2 });
  });

  it.each([
    [{ a: 1 }, { _id: 0, a: 1 }],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [
      { a: 0, list: 0, deep: 0 },
      { _id: 0, b: 2 },
    ],
    [
      { _id: 0, deep: 0, list: false },
      { a: 1, b: 2 },
    ],
    [{ 'deep.x': 1 }, { _id: 0, deep: { x: 1 } }],
    [
      { 'deep.x': 0, list: 0 },
      { _id: 0, a: 1, b: 2, deep: { y: 2 } },
    ],
    [{ 'list.x': 1 }, { _id: 0, list: [{ x: 1 }, {}] }],
    [{ 'list.x': 0 }, { _id: 0, a: 1, b: 2, deep: { x: 1, y: 2 }, list: [{ y: 1 }, { y: 3 }, 7] }],
    [{ missing: 1 }, { _id: 0 }],
    [{ _id: 1 }, { _id: 0 }],
  ])('shows the fields of %j', async (projection, expected) => {
    const collection = await collectionOf(database, [
      { a: 1, b: 2, deep: { x: 1, y: 2 }, list: [{ x: 1, y: 1 }, { y: 3 }, 7] },
    ]);

    expect(await collection.findOne({}, { projection })).toEqual(expected);
  });

  it('returns large results in batches', async () => {
    const collection = await collectionOf(
      database,
      Array.from({ length: 350 }, (_, n) => ({ n })),
    );

    const all = await collection
      .find({ n: { $gte: 10 } })
      .sort({ n: -1 })
      .batchSize(50)
      .toArray();
    const defaultBatches = await collection.find().toArray();

    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 340 }, (_, n) => 349 - n));
    expect(defaultBatches).toHaveLength(350);
  });

  it('limits across batches', async () => {
    const collection = await collectionOf(
      database,
      Array.from({ length: 30 }, (_, n) => ({ n })),
    );

    expect(await collection.find().limit(12).batchSize(5).toArray()).toHaveLength(12);
  });

  it('can be closed before its end', async () => {
    const collection = await collectionOf(database, [{}, {}, {}, {}]);
    const db = database.connection().getClient().db(database.name());
    const getMore = (id: unknown) => db.command({ getMore: id, collection: collection.collectionName, batchSize: 1 });
    const { cursor } = await db.command(
      { find: collection.collectionName, sort: { _id: 1 }, batchSize: 2 },
      { promoteLongs: false },
    );

    expect((await getMore(cursor.id)).cursor.nextBatch).toEqual([{ _id: 2 }]);
    await db.command({ killCursors: collection.collectionName, cursors: [cursor.id] });

    expect(await refusal(getMore(cursor.id))).toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  it('finds nothing in a collection that does not exist', async () => {
    const collection = freshCollection(database);

    expect(await collection.find({ a: 1 }).toArray()).toEqual([]);
    expect(await collection.countDocuments()).toBe(0);
    expect(await collection.estimatedDocumentCount()).toBe(0);
    expect(await collection.updateOne({ a: 1 }, { $set: { a: 2 } })).toMatchObject({ matchedCount: 0 });
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 0 });
  });

  it('counts', async () => {
    const collection = await collectionOf(database, [{ a: 1 }, { a: 2 }, { a: 3 }]);

    expect(await collection.countDocuments({ a: { $gt: 1 } })).toBe(2);
    expect(await collection.estimatedDocumentCount()).toBe(3);
  });
});
