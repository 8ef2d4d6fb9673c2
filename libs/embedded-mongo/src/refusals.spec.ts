import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '.';
import type { EmbeddedMongo } from '.';

/** A command, the code it is refused with and the word that its refusal must name. */
type Refused = [command: mongo.Document, code: number, named: string];

const guests = 'guests';
const find = (filter: mongo.Document): mongo.Document => ({ find: guests, filter });
const update = (u: unknown, options: object = {}): mongo.Document => ({
  update: guests,
  updates: [{ q: {}, u, ...options }],
});
const aggregate = (...pipeline: mongo.Document[]): mongo.Document => ({ aggregate: guests, pipeline, cursor: {} });
const index = (spec: object): mongo.Document => ({
  createIndexes: guests,
  indexes: [{ key: { a: 1 }, name: 'a_1', ...spec }],
});
const insert = (document: mongo.Document): mongo.Document => ({ insert: guests, documents: [{ _id: 9, ...document }] });

const commands: Refused[] = [
  [{ mapReduce: guests }, 59, 'mapReduce'],
  [{ renameCollection: 'a.b', to: 'a.c', stayTemp: true }, 40415, 'stayTemp'],
  [{ distinct: guests, key: 'a' }, 59, 'distinct'],
  [{ create: 'capped', capped: true, size: 1000 }, 59, 'create'],
  [
    { ...find({}), startTransaction: true, autocommit: false, txnNumber: mongo.Long.fromNumber(1) },
    115,
    'Transactions',
  ],
];

const options: Refused[] = [
  [{ ...find({}), collation: { locale: 'de' } }, 40415, 'collation'],
  [{ ...find({}), hint: { a: 1 } }, 40415, 'hint'],
  [{ ...find({}), tailable: true }, 40415, 'tailable'],
  [{ ...find({}), limit: 'x' }, 14, 'limit'],
  [{ ...find({}), readConcern: { level: 'linearizable' } }, 14, 'readConcern'],
  [{ ...insert({}), writeConcern: { w: 3 } }, 14, 'writeConcern'],
  [{ ...insert({}), bypassDocumentValidation: true }, 40415, 'bypassDocumentValidation'],
  [update({ $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] }), 40415, 'arrayFilters'],
  [update({ $set: { a: 1 } }, { hint: 'a_1' }), 40415, 'hint'],
  [{ findAndModify: guests, update: {}, remove: true }, 14, 'remove'],
  [{ explain: { count: guests }, verbosity: 'queryPlanner' }, 14, 'explain.find'],
  [{ explain: find({}), verbosity: 'executionStats' }, 14, 'verbosity'],
];

const operators: Refused[] = [
  [find({ a: { $regex: 'x' } }), 2, '$regex'],
  [find({ a: { $type: 'string' } }), 2, '$type'],
  [find({ a: { $mod: [2, 0] } }), 2, '$mod'],
  [find({ a: new mongo.BSONRegExp('x') }), 2, 'regular expressions'],
  [find({ $where: 'true' }), 2, '$where'],
  [find({ $expr: { $eq: ['$a', 1] } }), 2, '$expr'],
  [find({ a: { $in: 5 } }), 2, '$in'],
  [find({ a: { $in: [{ $gt: 1 }] } }), 2, '$in'],
  [find({ a: { $gt: [1] } }), 2, '$gt'],
  [find({ $and: [] }), 2, '$and'],
  [find({ a: { $size: -1 } }), 2, '$size'],
  [find({ a: { $exists: 1 } }), 2, '$exists'],
  [find({ a: { $elemMatch: { $gt: 1 } } }), 2, '$elemMatch'],
  [find({ a: { $not: { $gt: 1 } } }), 2, '$not'],
  [find({ a: { $all: [1] } }), 2, '$all'],
  [find({ $nor: [{ a: 1 }] }), 2, '$nor'],
  [{ ...find({}), sort: { a: { $meta: 'textScore' } } }, 2, "'a'"],
  [{ ...find({}), projection: { a: { $slice: 1 } } }, 2, "'a'"],
  [{ ...find({}), projection: { a: 1, b: 0 } }, 2, 'projection'],
  [aggregate({ $lookup: { from: 'x', as: 'y', pipeline: [] } }), 40324, '$lookup'],
  [aggregate({ $out: 'x' }), 40324, '$out'],
  [aggregate({ $merge: 'x' }), 40324, '$merge'],
  [aggregate({ $match: {}, $limit: 1 }), 2, 'exactly one'],
  [aggregate({ $match: { $where: 'true' } }), 2, '$where'],
  [aggregate({ $limit: 1 }), 40324, '$limit'],
  [aggregate({ $unwind: '$a' }), 40324, '$unwind'],
  [aggregate({ $project: { x: { $nonsense: 1 } } }), 2, '$nonsense'],
  [aggregate({ $project: { x: { $function: { body: 'f', args: [], lang: 'js' } } } }), 2, '$function'],
];

const writes: Refused[] = [
  [update({ $rename: { a: 'b.c' } }), 2, '$rename'],
  [update({ $currentDate: { a: { $type: 'timestamp' } } }), 2, '$currentDate'],
  [update({ $min: { a: 1 } }), 9, '$min'],
  [update({ $push: { list: { $each: [1], $slice: 2 } } }), 2, '$slice'],
  [update({ 'list.$.a': 1 }), 9, 'operators'],
  [update({ $set: { 'list.$.a': 1 } }), 2, 'Positional'],
  [update({ $set: { 'list.$[].a': 1 } }), 2, 'Positional'],
  [update({ a: 1 }), 9, 'replacements'],
  [update([{ $set: { a: 1 } }]), 9, 'pipelines'],
  [update({ $set: { 'a..b': 1 } }), 9, 'a..b'],
  [update({ $set: { a: { $x: 1 } } }), 52, '$x'],
  [insert({ $x: 1 }), 52, '$x'],
  [insert({ a: [{ $x: 1 }] }), 52, '$x'],
  [insert({ a: mongo.Decimal128.fromString('1') }), 2, 'Decimal128'],
  [insert({ a: mongo.Long.MAX_VALUE }), 2, '64-bit'],
  [insert({ a: new mongo.Timestamp({ t: 1, i: 1 }) }), 2, 'Timestamps'],
  [insert({ a: Number.NaN }), 2, 'NaN'],
  [insert({ indexed: 'x'.repeat(2000) }), 17280, 'indexed_1'],
  [insert({ indexed: [1, 2], other: [3, 4] }), 171, 'parallel'],
  [{ insert: guests, documents: [{ _id: 'x'.repeat(2000) }] }, 17280, '_id'],
];

const indexOptions: Refused[] = [
  [index({ sparse: true }), 40415, 'sparse'],
  [index({ collation: { locale: 'de' } }), 40415, 'collation'],
  [index({ key: { a: 'text' } }), 2, "'a'"],
  [index({ key: { 'a.0': 1 } }), 67, 'positions'],
  [index({ key: {} }), 67, 'no fields'],
  [index({ key: { a: 1, b: 1 }, expireAfterSeconds: 5 }), 67, 'expireAfterSeconds'],
  [index({ partialFilterExpression: { a: { $type: 'string' } } }), 2, '$type'],
];

describe('The embedded database refuses, by name and without a change,', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-refusals-'));
  let server: EmbeddedMongo;
  let client: mongo.MongoClient;
  const db = () => client.db('refusals');

  beforeAll(async () => {
    server = await startEmbeddedMongo({ directory });
    client = await new mongo.MongoClient(server.uri).connect();
    await db()
      .collection<{ _id: number; list: object[] }>(guests)
      .insertOne({ _id: 1, list: [{ a: 1 }] });
    await db().collection(guests).createIndex({ indexed: 1, other: 1 });
    await db().collection(guests).createIndex({ indexed: 1 });
  });
  afterAll(async () => {
    await client.close();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const expectRefusal = async (...[command, code, named]: Refused): Promise<void> => {
    const before = await db().collection(guests).find().toArray();
    const response: mongo.Document = await db()
      .command(command)
      .catch((error: unknown) => (error as mongo.MongoServerError).errorResponse);

    const refusal = (response.writeErrors as mongo.Document[] | undefined)?.[0] ?? response;
    expect(refusal).toMatchObject({ code, errmsg: expect.stringContaining(named) });
    expect(await db().collection(guests).find().toArray()).toEqual(before);
  };

  it.each(commands)('the command %j', expectRefusal);
  it.each(options)('the option in %j', expectRefusal);
  it.each(operators)('the operator in %j', expectRefusal);
  it.each(writes)('the write %j', expectRefusal);
  it.each(indexOptions)('the index in %j', expectRefusal);

  it('a session with a transaction', async () => {
    const session = client.startSession();
    session.startTransaction();

    await expect(db().collection(guests).insertOne({ a: 1 }, { session })).rejects.toThrow(
      'Transactions are not supported',
    );
    await session.endSession();
  });

  it('a message that is not of the protocol, by ending that connection alone', async () => {
    const socket = createConnection(client.options.hosts[0]!.socketPath!);
    const closed = new Promise((resolve) => socket.once('close', resolve));

    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

    await closed;
    expect(await db().command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});
