import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf, refusal } from '../testing/fresh-collection';

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
  { rule: '$rename moves a value', before: { a: 1, b: 2 }, update: { $rename: { a: 'c' } }, after: { b: 2, c: 1 } },
  { rule: '$rename of null', before: { a: null }, update: { $rename: { a: 'b' } }, after: { b: null } },
  { rule: '$rename over a value', before: { a: 1, b: 2 }, update: { $rename: { a: 'b' } }, after: { b: 1 } },
  { rule: '$rename of what is missing', before: { b: 2 }, update: { $rename: { a: 'b' } }, after: { b: 2 } },
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
  { rule: 'what $rename writes', update: { $rename: { n: 's' }, $set: { s: 'y' } }, code: 40 },
  { rule: 'another _id', update: { $set: { _id: 5 } }, code: 66 },
  { rule: 'a field inside a scalar', update: { $set: { 'n.x': 1 } }, code: 28 },
  { rule: 'a name inside an array', update: { $set: { 'l.x': 1 } }, code: 28 },
  { rule: '$inc of a text', update: { $inc: { s: 1 } }, code: 14 },
  { rule: '$inc by a text', update: { $inc: { n: 'x' } }, code: 14 },
  { rule: '$push to a text', update: { $push: { s: 1 } }, code: 2 },
  { rule: 'an unknown operator', update: { $nonsense: { s: 1 } }, code: 9 },
];

describeEachDatabase('The operators of an update', (database) => {
  it.each(cases)('follows the rule: $rule', async ({ before, update, after }) => {
    const collection = await collectionOf(database, [before]);

    await collection.updateOne({ _id: 0 }, update);

    expect(await collection.findOne()).toEqual({ _id: 0, ...after });
  });

  it('sets the time of the server by $currentDate', async () => {
    const collection = await collectionOf(database, [{ a: 1 }]);

    await collection.updateOne({ _id: 0 }, { $currentDate: { at: true } });

    const { localTime } = await database.connection().getClient().db(database.name()).command({ hello: 1 });
    const { at, ...rest } = (await collection.findOne()) as unknown as { at: Date };
    expect(rest).toEqual({ _id: 0, a: 1 });
    expect(Math.abs(at.getTime() - (localTime as Date).getTime())).toBeLessThan(10_000);
  });

  it.each(refusals)('refuses $rule and changes nothing', async ({ update, code }) => {
    const before = { n: 1, s: 'x', l: [1] };
    const collection = await collectionOf(database, [before]);

    expect(await refusal(collection.updateOne({ _id: 0 }, update))).toMatchObject({ code });
    expect(await collection.findOne()).toEqual({ _id: 0, ...before });
  });
});
