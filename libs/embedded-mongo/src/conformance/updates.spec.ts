import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, freshCollection, refusal } from '../testing/fresh-collection';

interface Case {
  rule: string;
  before: Record<string, unknown>;
  update: Record<string, unknown>;
  after: Record<string, unknown>;
}

const date = new Date('2026-05-01T10:00:00Z');

const cases: Case[] = [
  { rule: '$set replaces a value', before: { a: 1, b: 2 }, update: { $set: { a: 'x' } }, after: { a: 'x', b: 2 } },
  {
    rule: '$set makes documents on the way',
    before: {},
    update: { $set: { 'a.b.c': date } },
    after: { a: { b: { c: date } } },
  },
  {
    rule: '$set writes a position in an array',
    before: { a: [1, 2] },
    update: { $set: { 'a.1': 9 } },
    after: { a: [1, 9] },
  },
  {
    rule: '$set fills a gap in an array with null',
    before: { a: [1] },
    update: { $set: { 'a.3': 9 } },
    after: { a: [1, null, null, 9] },
  },
  {
    rule: '$set in a document of an array',
    before: { a: [{ b: 1 }] },
    update: { $set: { 'a.0.b': 2 } },
    after: { a: [{ b: 2 }] },
  },
  { rule: '$set of null', before: { a: 1 }, update: { $set: { a: null } }, after: { a: null } },
  { rule: '$unset removes a field', before: { a: 1, b: 2 }, update: { $unset: { a: '' } }, after: { b: 2 } },
  {
    rule: '$unset of a nested field',
    before: { a: { b: 1, c: 2 } },
    update: { $unset: { 'a.b': 1 } },
    after: { a: { c: 2 } },
  },
  { rule: '$unset of what is missing', before: { b: 1 }, update: { $unset: { 'a.x': 1 } }, after: { b: 1 } },
  {
    rule: '$unset in an array leaves null',
    before: { a: [1, 2] },
    update: { $unset: { 'a.0': 1 } },
    after: { a: [null, 2] },
  },
  { rule: '$inc adds', before: { a: 1 }, update: { $inc: { a: 2.5 } }, after: { a: 3.5 } },
  { rule: '$inc starts at nothing', before: {}, update: { $inc: { 'a.b': -2 } }, after: { a: { b: -2 } } },
  { rule: '$push appends', before: { a: [1] }, update: { $push: { a: { b: 1 } } }, after: { a: [1, { b: 1 }] } },
  { rule: '$push makes the array', before: {}, update: { $push: { a: 1 } }, after: { a: [1] } },
  {
    rule: '$push of an array is one element',
    before: { a: [] },
    update: { $push: { a: [1, 2] } },
    after: { a: [[1, 2]] },
  },
  {
    rule: '$push with $each',
    before: { a: [1] },
    update: { $push: { a: { $each: [2, 3] } } },
    after: { a: [1, 2, 3] },
  },
  { rule: '$addToSet adds what is new', before: { a: [1] }, update: { $addToSet: { a: 2 } }, after: { a: [1, 2] } },
  {
    rule: '$addToSet leaves what is there',
    before: { a: [{ b: 1 }] },
    update: { $addToSet: { a: { b: 1 } } },
    after: { a: [{ b: 1 }] },
  },
  {
    rule: '$addToSet with $each',
    before: { a: [1] },
    update: { $addToSet: { a: { $each: [1, 2, 2] } } },
    after: { a: [1, 2] },
  },
  { rule: '$pull of a value', before: { a: [1, 2, 1] }, update: { $pull: { a: 1 } }, after: { a: [2] } },
  {
    rule: '$pull by a condition on the element',
    before: { a: [1, 5, 9] },
    update: { $pull: { a: { $gte: 5 } } },
    after: { a: [1] },
  },
  {
    rule: '$pull by fields of the element',
    before: { a: [{ id: 'x', n: 1 }, { id: 'y' }] },
    update: { $pull: { a: { id: 'x' } } },
    after: { a: [{ id: 'y' }] },
  },
  {
    rule: '$pull by $in on a field',
    before: { a: [{ id: 'x' }, { id: 'y' }, { id: 'z' }] },
    update: { $pull: { a: { id: { $in: ['x', 'z'] } } } },
    after: { a: [{ id: 'y' }] },
  },
  { rule: '$pull by $in', before: { a: ['x', 'y'] }, update: { $pull: { a: { $in: ['y'] } } }, after: { a: ['x'] } },
  { rule: '$pull from nothing', before: { b: 1 }, update: { $pull: { a: 1 } }, after: { b: 1 } },
  {
    rule: '$pull of a nested array',
    before: { o: { a: [1, 2] } },
    update: { $pull: { 'o.a': 2 } },
    after: { o: { a: [1] } },
  },
  {
    rule: '$setOnInsert does nothing to what exists',
    before: { a: 1 },
    update: { $set: { b: 1 }, $setOnInsert: { a: 9 } },
    after: { a: 1, b: 1 },
  },
  {
    rule: 'operators together',
    before: { a: 1, l: [] },
    update: { $set: { s: 'x' }, $inc: { a: 1 }, $push: { l: 1 }, $unset: { z: 1 } },
    after: { a: 2, l: [1], s: 'x' },
  },
];

const refusals: { rule: string; update: Record<string, unknown>; code: number }[] = [
  { rule: 'the same path twice', update: { $set: { a: 1 }, $inc: { a: 1 } }, code: 40 },
  { rule: 'a path and one inside it', update: { $set: { a: {}, 'a.b': 1 } }, code: 40 },
  { rule: 'another _id', update: { $set: { _id: 5 } }, code: 66 },
  { rule: 'a field inside a scalar', update: { $set: { 'n.x': 1 } }, code: 28 },
  { rule: 'a name inside an array', update: { $set: { 'l.x': 1 } }, code: 28 },
  { rule: '$inc of a text', update: { $inc: { s: 1 } }, code: 14 },
  { rule: '$inc by a text', update: { $inc: { n: 'x' } }, code: 14 },
  { rule: '$push to a text', update: { $push: { s: 1 } }, code: 2 },
  { rule: 'an unknown operator', update: { $nonsense: { s: 1 } }, code: 9 },
];

describeEachDatabase('An update', (database) => {
  it.each(cases)('follows the rule: $rule', async ({ before, update, after }) => {
    const collection = await collectionOf(database, [before]);

    await collection.updateOne({ _id: 0 }, update);

    expect(await collection.findOne()).toEqual({ _id: 0, ...after });
  });

  it.each(refusals)('refuses $rule and changes nothing', async ({ update, code }) => {
    const before = { n: 1, s: 'x', l: [1] };
    const collection = await collectionOf(database, [before]);

    expect(await refusal(collection.updateOne({ _id: 0 }, update))).toMatchObject({ code });
    expect(await collection.findOne()).toEqual({ _id: 0, ...before });
  });

  it('refuses another value inside an _id and changes nothing', async () => {
    const collection = freshCollection<{ n: number }, { day: number }>(database);
    await collection.insertOne({ _id: { day: 1 }, n: 1 });

    // Which code says so differs from server to server.
    const refused = { code: expect.any(Number) as number };
    const update = { $set: { '_id.day': 2 } };
    expect(await refusal(collection.updateOne({ n: 1 }, update))).toMatchObject(refused);
    expect(await refusal(collection.updateOne({ _id: { day: 3 } }, update, { upsert: true }))).toMatchObject(refused);
    expect(await collection.find().toArray()).toEqual([{ _id: { day: 1 }, n: 1 }]);
  });

  it('tells matched from modified', async () => {
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

  it('changes one document or all that match', async () => {
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

  it('inserts what was asked for when nothing matches', async () => {
    const collection = freshCollection<{ visits: number }, string>(database);

    const result = await collection.updateOne(
      { _id: 'k', kind: { $eq: 'x' }, 'nested.a': 1, n: { $gt: 4 } },
      { $set: { s: 1 }, $setOnInsert: { made: date }, $inc: { visits: 1 } },
      { upsert: true },
    );

    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: 'k' });
    expect(await collection.findOne()).toEqual({ _id: 'k', kind: 'x', nested: { a: 1 }, s: 1, made: date, visits: 1 });
  });

  it('gives an upserted document an id and updates it the second time', async () => {
    const collection = freshCollection<{ n: number }>(database);

    const first = await collection.updateOne({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true });
    const second = await collection.updateOne({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true });

    expect(first.upsertedId).not.toBeNull();
    expect(second).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await collection.find().toArray()).toEqual([{ _id: first.upsertedId, key: 'a', n: 2 }]);
  });

  it('lets one of many concurrent conditional updates win', async () => {
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
