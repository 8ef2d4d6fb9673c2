import { mongo } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf } from '../testing/fresh-collection';

const guest = new mongo.ObjectId('66f000000000000000000001');

const stays = [
  { guest, name: 'Ada', days: 3, year: 2025, tags: ['a', 'b'], at: new Date('2025-03-01'), address: { city: 'Kiel' } },
  { guest, name: 'Ada L.', days: 5, year: 2026, tags: [], at: new Date('2026-07-01'), address: { city: 'Bonn' } },
  { guest: 'other', name: 'Bob', days: 2, year: 2026, tags: ['b'], at: new Date('2026-01-01') },
  { guest: null, days: 1, year: 2026 },
];

const cases: { rule: string; pipeline: mongo.Document[]; gives: unknown[] }[] = [
  {
    rule: '$match alone',
    pipeline: [{ $match: { days: { $gt: 2 } } }, { $project: { days: 1 } }],
    gives: [
      { _id: 0, days: 3 },
      { _id: 1, days: 5 },
    ],
  },
  {
    rule: '$group sums and counts',
    pipeline: [{ $group: { _id: '$year', days: { $sum: '$days' }, n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    gives: [
      { _id: 2025, days: 3, n: 1 },
      { _id: 2026, days: 8, n: 3 },
    ],
  },
  {
    rule: '$group by ObjectId, with the last in order',
    pipeline: [
      { $match: { guest: { $ne: null } } },
      { $sort: { at: 1 } },
      { $group: { _id: '$guest', name: { $last: '$name' }, days: { $sum: '$days' } } },
      { $sort: { days: -1 } },
    ],
    gives: [
      { _id: guest, name: 'Ada L.', days: 8 },
      { _id: 'other', name: 'Bob', days: 2 },
    ],
  },
  {
    rule: '$group by several fields',
    pipeline: [
      { $group: { _id: { g: '$guest', y: '$year' }, n: { $sum: 1 } } },
      { $match: { '_id.g': guest } },
      { $sort: { '_id.y': 1 } },
    ],
    gives: [
      { _id: { g: guest, y: 2025 }, n: 1 },
      { _id: { g: guest, y: 2026 }, n: 1 },
    ],
  },
  {
    rule: '$group of all',
    pipeline: [
      {
        $group: {
          _id: null,
          least: { $min: '$days' },
          most: { $max: '$days' },
          mean: { $avg: '$days' },
          first: { $min: '$at' },
        },
      },
    ],
    gives: [{ _id: null, least: 1, most: 5, mean: 2.75, first: new Date('2025-03-01') }],
  },
  {
    rule: '$group into lists',
    pipeline: [
      { $match: { year: 2026, days: { $gt: 1 } } },
      { $sort: { days: 1 } },
      { $group: { _id: '$year', days: { $push: '$days' } } },
    ],
    gives: [{ _id: 2026, days: [2, 5] }],
  },
  {
    rule: '$group of nothing',
    pipeline: [{ $match: { year: 1999 } }, { $group: { _id: null, n: { $sum: 1 } } }],
    gives: [],
  },
  {
    rule: '$project computes and renames',
    pipeline: [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          who: '$name',
          long: { $gt: ['$days', 4] },
          month: { $dateToString: { date: '$at', format: '%Y-%m' } },
        },
      },
    ],
    gives: [{ who: 'Ada L.', long: true, month: '2026-07' }],
  },
  {
    rule: '$project excludes',
    pipeline: [{ $match: { _id: 3 } }, { $project: { year: 0, days: 0 } }],
    gives: [{ _id: 3, guest: null }],
  },
  {
    rule: 'a $match after the first stage',
    pipeline: [{ $project: { x: { $add: ['$days', 1] } } }, { $match: { x: 6 } }],
    gives: [{ _id: 1, x: 6 }],
  },
];

describeEachDatabase('An aggregation', (database) => {
  it.each(cases)('follows the rule: $rule', async ({ pipeline, gives }) => {
    const collection = await collectionOf(database, stays);

    expect(await collection.aggregate(pipeline).toArray()).toEqual(gives);
  });

  it.each<[filter: mongo.Filter<{ _id: number }>, number]>([
    [{ state: 'sent' }, 4],
    [{ state: 'sent', kind: 'a' }, 2],
    [{ state: { $in: ['sent', 'kept', 'sent'] }, kind: { $in: ['a', 'b'] } }, 4],
    [{ state: { $in: ['sent'] }, kind: { $nin: ['a'] } }, 2],
    [{ state: { $in: ['sent', null] } }, 5],
    [{ state: null }, 1],
    [{ state: 'sent', n: 3 }, 1],
    [{ state: 'sent', $or: [{ kind: 'b' }, { n: 0 }] }, 2],
    [{ $and: [{ state: 'sent' }, { kind: 'a' }] }, 2],
    [{ state: 'unknown' }, 0],
    [{ tags: 'x' }, 2],
    [{ tags: { $in: ['x', 'y'] } }, 3],
    [{}, 7],
  ])('counts the documents with %j by an index as without one', async (filter, expected) => {
    const collection = await collectionOf<object>(database, [
      { state: 'sent', kind: 'a', n: 0, tags: ['x', 'y'] },
      { state: 'sent', kind: 'a', n: 1, tags: ['y'] },
      { state: 'sent', kind: 'b', n: 2, tags: 'x' },
      { state: 'sent', n: 3 },
      { state: 'kept', kind: 'b', n: 4 },
      { kind: 'a', n: 5 },
      { state: 'given-up', kind: 'c', n: 6 },
    ]);
    expect(await collection.countDocuments(filter)).toBe(expected);
    await collection.createIndexes([{ key: { state: 1, kind: 1 } }, { key: { tags: 1 } }]);
    expect(await collection.countDocuments(filter)).toBe(expected);
    await collection.deleteOne({ n: 0 });
    const again = await collection.find(filter).toArray();
    expect(await collection.countDocuments(filter)).toBe(again.length);
  });

  it('returns large results in batches', async () => {
    const collection = await collectionOf(
      database,
      Array.from({ length: 250 }, (_, n) => ({ n })),
    );

    const all = await collection.aggregate([{ $sort: { n: -1 } }], { batchSize: 40 }).toArray();

    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 250 }, (_, n) => 249 - n));
  });
});
