import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '.';
import type { EmbeddedMongo } from '.';
import { Snapshots } from './snapshots';
import { useTemporaryStorage } from './testing/temporary-storage';

interface Guest {
  _id: number;
  name: string;
}

describe('A session with a snapshot', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-snapshots-'));
  let server: EmbeddedMongo;
  let client: mongo.MongoClient;
  const guests = (database: string) => client.db(database).collection<Guest>('guests');
  const names = async (database: string, session?: mongo.ClientSession) =>
    (await guests(database).find({}, { session }).sort({ name: 1 }).toArray()).map(({ name }) => name);

  beforeAll(async () => {
    server = await startEmbeddedMongo({ directory });
    client = await new mongo.MongoClient(server.uri).connect();
  });
  beforeEach(async () => {
    for (const database of ['one', 'other']) {
      await guests(database).deleteMany({});
      await guests(database).insertOne({ _id: 1, name: 'Anna' });
    }
  });
  afterAll(async () => {
    await client.close();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('reads every database as of its first read, despite later writes', async () => {
    await guests('other').createIndex({ name: 1 });
    const session = client.startSession({ snapshot: true });
    expect(await names('one', session)).toEqual(['Anna']);

    await guests('one').insertOne({ _id: 2, name: 'Ben' });
    await guests('other').updateOne({ _id: 1 }, { $set: { name: 'Zoe' } });
    await guests('other').insertOne({ _id: 2, name: 'Ben' });

    expect(await names('one', session)).toEqual(['Anna']);
    expect(await names('other', session)).toEqual(['Anna']);
    expect(await names('other')).toEqual(['Ben', 'Zoe']);
    await session.endSession();
  });

  it('continues a read in further batches', async () => {
    await guests('one').insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id: _id + 10, name: 'Carl' })));
    const session = client.startSession({ snapshot: true });
    const cursor = guests('one').find({}, { session }).batchSize(5);
    expect(await cursor.toArray()).toHaveLength(21);
    await session.endSession();
  });

  it('reads later writes after it has begun another snapshot in the same server session', async () => {
    const first = client.startSession({ snapshot: true });
    await names('one', first);
    await first.endSession();
    await guests('one').insertOne({ _id: 2, name: 'Ben' });

    const second = client.startSession({ snapshot: true });
    expect(await names('one', second)).toEqual(['Anna', 'Ben']);
    await second.endSession();
  });

  it('gets an error when the snapshot has ended', async () => {
    const session = client.startSession({ snapshot: true });
    await names('one', session);
    await client.db('admin').command({ endSessions: [session.id] });

    await expect(names('one', session)).rejects.toMatchObject({ code: 239, codeName: 'SnapshotTooOld' });
    await session.endSession();
  });

  it('reads collections as of its first read, also when they were created or dropped since', async () => {
    const session = client.startSession({ snapshot: true });
    await names('one', session);
    await client.db('new').collection<Guest>('guests').insertOne({ _id: 1, name: 'Carl' });
    await guests('other').drop();

    expect(await names('new', session)).toEqual([]);
    expect(await names('other', session)).toEqual(['Anna']);
    await session.endSession();
  });
});

describe('An idle snapshot', () => {
  const { storage } = useTemporaryStorage();

  it('ends after ten minutes', () => {
    const snapshots = new Snapshots(storage());
    const left = { id: 'left' };
    const { time } = snapshots.of(left);

    snapshots.endIdle(performance.now() + 9 * 60_000);
    expect(snapshots.of(left, time).time).toEqual(time);

    snapshots.endIdle(performance.now() + 11 * 60_000);
    expect(() => snapshots.of(left, time)).toThrow('has ended');
  });
});
