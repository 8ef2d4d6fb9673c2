import { mongo } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { collectionOf } from '../testing/fresh-collection';

const { Binary, ObjectId } = mongo;

interface Case {
  rule: string;
  documents: Record<string, unknown>[];
  filter: Record<string, unknown>;
  /** The positions of the matching documents. */
  finds: number[];
}

const id = new ObjectId('66f000000000000000000001');
const bytes = (text: string) => new Binary(Buffer.from(text));
const date = (iso: string) => new Date(iso);

const numbers = [{ a: 1 }, { a: 2 }, { a: 3.5 }, { a: '2' }, { a: null }, {}];
const nulls = [{ a: null }, {}, { a: 0 }, { a: [null] }, { a: [] }, { a: [1, null] }, { a: '' }];
const arrays = [{ a: [1, 2] }, { a: [2, 1] }, { a: [[1, 2]] }, { a: 1 }, { a: [1, 2, 3] }, { a: [] }];
const nested = [
  { a: { b: 1 } },
  { a: [{ b: 1 }, { b: 5 }] },
  { a: [{ b: 2 }, { c: 1 }] },
  { a: 7 },
  { a: [] },
  {},
  { a: [[{ b: 1 }]] },
  { a: [1, 2] },
  { a: { b: [1, 9] } },
  { a: { b: null } },
];

const cases: Case[] = [
  { rule: 'a value finds its equals of the same type', documents: numbers, filter: { a: 2 }, finds: [1] },
  { rule: 'an empty filter finds everything', documents: numbers, filter: {}, finds: [0, 1, 2, 3, 4, 5] },
  { rule: '$eq', documents: numbers, filter: { a: { $eq: '2' } }, finds: [3] },
  { rule: '$gt stays within numbers', documents: numbers, filter: { a: { $gt: 1 } }, finds: [1, 2] },
  { rule: '$gte', documents: numbers, filter: { a: { $gte: 2 } }, finds: [1, 2] },
  { rule: '$lt stays within numbers', documents: numbers, filter: { a: { $lt: 2 } }, finds: [0] },
  { rule: '$lte', documents: numbers, filter: { a: { $lte: 2 } }, finds: [0, 1] },
  { rule: '$gt and $lt together', documents: numbers, filter: { a: { $gt: 1, $lt: 3 } }, finds: [1] },
  { rule: '$ne finds the missing too', documents: numbers, filter: { a: { $ne: 2 } }, finds: [0, 2, 3, 4, 5] },
  { rule: '$in mixes types', documents: numbers, filter: { a: { $in: [1, '2'] } }, finds: [0, 3] },
  { rule: '$in with null finds the missing', documents: numbers, filter: { a: { $in: [null] } }, finds: [4, 5] },
  { rule: '$in of nothing finds nothing', documents: numbers, filter: { a: { $in: [] } }, finds: [] },
  { rule: '$nin', documents: numbers, filter: { a: { $nin: [1, null] } }, finds: [1, 2, 3] },
  { rule: 'several fields must all match', documents: [{ a: 1, b: 1 }, { a: 1 }], filter: { a: 1, b: 1 }, finds: [0] },
  { rule: '$and', documents: numbers, filter: { $and: [{ a: { $gt: 1 } }, { a: { $lt: 3 } }] }, finds: [1] },
  { rule: '$or', documents: numbers, filter: { $or: [{ a: 1 }, { a: '2' }] }, finds: [0, 3] },
  {
    rule: '$or within $and',
    documents: numbers,
    filter: { $and: [{ $or: [{ a: 1 }, { a: 2 }] }, { a: { $ne: 1 } }] },
    finds: [1],
  },

  {
    rule: 'null finds null and missing, also inside arrays',
    documents: nulls,
    filter: { a: null },
    finds: [0, 1, 3, 5],
  },
  { rule: '$ne null', documents: nulls, filter: { a: { $ne: null } }, finds: [2, 4, 6] },
  { rule: '$exists true counts null', documents: nulls, filter: { a: { $exists: true } }, finds: [0, 2, 3, 4, 5, 6] },
  { rule: '$exists false', documents: nulls, filter: { a: { $exists: false } }, finds: [1] },
  { rule: '$lte null finds null and missing', documents: nulls, filter: { a: { $lte: null } }, finds: [0, 1, 3, 5] },

  { rule: 'a value finds arrays that contain it', documents: arrays, filter: { a: 1 }, finds: [0, 1, 3, 4] },
  { rule: 'an array finds the same array, or one inside', documents: arrays, filter: { a: [1, 2] }, finds: [0, 2] },
  { rule: 'an empty array finds empty arrays', documents: arrays, filter: { a: [] }, finds: [5] },
  { rule: '$in with an array', documents: arrays, filter: { a: { $in: [[2, 1], 3] } }, finds: [1, 4] },
  { rule: '$size', documents: arrays, filter: { a: { $size: 2 } }, finds: [0, 1] },
  {
    rule: 'bounds may be met by two elements',
    documents: [{ a: [1, 9] }, { a: [5] }],
    filter: { a: { $gt: 4, $lt: 6 } },
    finds: [0, 1],
  },
  { rule: '$ne of an element', documents: arrays, filter: { a: { $ne: 3 } }, finds: [0, 1, 2, 3, 5] },
  {
    rule: 'a position in an array',
    documents: [{ a: [1, 2] }, { a: [2, 1] }, { a: 1 }],
    filter: { 'a.0': 1 },
    finds: [0],
  },
  { rule: 'a position that must exist', documents: arrays, filter: { 'a.0': { $exists: true } }, finds: [0, 1, 2, 4] },
  {
    rule: 'a position that must not exist',
    documents: arrays,
    filter: { 'a.2': { $exists: false } },
    finds: [0, 1, 2, 3, 5],
  },

  { rule: 'a path goes into documents and arrays of them', documents: nested, filter: { 'a.b': 1 }, finds: [0, 1, 8] },
  { rule: 'a path with $exists', documents: nested, filter: { 'a.b': { $exists: true } }, finds: [0, 1, 2, 8, 9] },
  { rule: 'a path without', documents: nested, filter: { 'a.b': { $exists: false } }, finds: [3, 4, 5, 6, 7] },
  { rule: 'a path with $gt', documents: nested, filter: { 'a.b': { $gt: 4 } }, finds: [1, 8] },
  {
    rule: 'a document finds its equal',
    documents: [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, { a: { b: 1 } }, { a: [{ b: 1, c: 2 }] }],
    filter: { a: { b: 1, c: 2 } },
    finds: [0, 3],
  },

  {
    rule: 'dates by instant',
    documents: [{ a: date('2026-01-01') }, { a: date('2026-06-01') }, { a: '2026-06-01' }],
    filter: { a: { $gte: date('2026-03-01') } },
    finds: [1],
  },
  {
    rule: 'dates before 1970',
    documents: [{ a: date('1960-01-01') }, { a: date('1965-01-01') }, { a: date('1980-01-01') }],
    filter: { a: { $lt: date('1965-01-01') } },
    finds: [0],
  },
  {
    rule: 'ObjectIds',
    documents: [{ a: id }, { a: id.toHexString() }],
    filter: { a: new ObjectId(id.toHexString()) },
    finds: [0],
  },
  {
    rule: 'binaries by content',
    documents: [{ a: bytes('ab') }, { a: bytes('ac') }, { a: 'ab' }],
    filter: { a: bytes('ab') },
    finds: [0],
  },
  {
    rule: 'booleans are no numbers',
    documents: [{ a: true }, { a: 1 }, { a: false }, { a: 0 }],
    filter: { a: true },
    finds: [0],
  },
  {
    rule: 'whole numbers and doubles are one kind',
    documents: [{ a: new mongo.Double(2) }, { a: mongo.Long.fromNumber(2) }, { a: 2 }],
    filter: { a: 2 },
    finds: [0, 1, 2],
  },
  {
    rule: 'negative numbers',
    documents: [{ a: -1 }, { a: -0.5 }, { a: 0 }, { a: -1e9 }],
    filter: { a: { $lt: -0.5 } },
    finds: [0, 3],
  },
  {
    rule: 'strings by code point',
    documents: [{ a: 'Z' }, { a: 'a' }, { a: 'ä' }, { a: '😀' }, { a: '\uffee' }],
    filter: { a: { $gt: 'ä' } },
    finds: [3, 4],
  },
  {
    rule: 'text with NUL',
    documents: [{ a: 'x' }, { a: 'x\0' }, { a: 'x\0y' }],
    filter: { a: { $gt: 'x', $lt: 'x\0y' } },
    finds: [1],
  },
];

describeEachDatabase('A filter', (database) => {
  it.each(cases)('follows the rule: $rule', async ({ documents, filter, finds }) => {
    const collection = await collectionOf(database, documents);

    const found = await collection.find(filter).sort({ _id: 1 }).toArray();

    expect(found.map(({ _id }) => _id)).toEqual(finds);
  });

  it.each(cases)('finds the same with an index: $rule', async ({ documents, filter, finds }) => {
    const collection = await collectionOf(database, documents);
    await collection.createIndex({ a: 1 });
    await collection.createIndex({ 'a.b': -1 });

    const found = await collection.find(filter).sort({ _id: 1 }).toArray();

    expect(found.map(({ _id }) => _id)).toEqual(finds);
  });
});
