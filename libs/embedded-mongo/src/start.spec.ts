import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo, uriOfRunning } from '.';

describe('The embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-start-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const withClient = async <T>(directory: string, use: (db: mongo.Db) => Promise<T>): Promise<T> => {
    const server = await startEmbeddedMongo({ directory });
    const client = await new mongo.MongoClient(server.uri).connect();
    try {
      return await use(client.db('start'));
    } finally {
      await client.close();
      await server.close();
    }
  };

  it('keeps all data when it is closed and opened again', async () => {
    const directory = join(root, 'reopened');
    await withClient(directory, async (db) => {
      await db.collection('guests').createIndex({ email: 1 }, { unique: true });
      await db.collection<{ _id: number; email: string }>('guests').insertOne({ _id: 1, email: 'a' });
    });

    await withClient(directory, async (db) => {
      expect(await db.collection('guests').find().toArray()).toEqual([{ _id: 1, email: 'a' }]);
      await expect(db.collection('guests').insertOne({ email: 'a' })).rejects.toMatchObject({ code: 11000 });
    });
  });

  it('creates its directory, also one with a dot in its name, for its owner only', async () => {
    const directory = join(root, 'nested', '.data');

    await withClient(directory, () => Promise.resolve());

    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(directory)).toBe('700');
    expect(mode(join(directory, 'data.mdb'))).toBe('600');
  });

  it('accepts connections of its owner only, also in a directory that others may enter', async () => {
    const directory = join(root, 'shared');
    mkdirSync(directory, { mode: 0o755 });
    const server = await startEmbeddedMongo({ directory });

    const socket = statSync(join(directory, 'mongodb.sock'));

    expect(socket.isSocket()).toBe(true);
    expect((socket.mode & 0o777).toString(8)).toBe('600');
    await server.close();
  });

  it('works in a directory whose path is too long for a socket', async () => {
    const directory = join(root, 'long'.repeat(40));

    const response = await withClient(directory, (db) => db.command({ ping: 1 }));

    expect(response).toMatchObject({ ok: 1 });
  });

  it.each(['reached', 'reached-far-'.repeat(15)])('is reached through its directory (%s)', async (name) => {
    const directory = join(root, name);

    await withClient(directory, async (db) => {
      await db.collection<{ _id: number }>('guests').insertOne({ _id: 1 });
      const other = await new mongo.MongoClient(uriOfRunning({ directory })).connect();
      expect(await other.db('start').collection('guests').find().toArray()).toEqual([{ _id: 1 }]);
      await other.close();
    });
  });

  it('replaces the socket of a killed process', async () => {
    const directory = join(root, 'stale');
    mkdirSync(directory);
    writeFileSync(join(directory, 'mongodb.sock'), '');

    expect(await withClient(directory, (db) => db.command({ ping: 1 }))).toMatchObject({ ok: 1 });
  });

  it('refuses a directory that another server has open, without an effect on that server', async () => {
    const directory = join(root, 'taken');

    await withClient(directory, async (db) => {
      await expect(startEmbeddedMongo({ directory })).rejects.toThrow(`${directory} is already in use`);
      await db.collection<{ _id: number }>('guests').insertOne({ _id: 1 });
      expect(await db.collection('guests').countDocuments()).toBe(1);
    });
  });
});
