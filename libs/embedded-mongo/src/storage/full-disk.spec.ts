import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo, type EmbeddedMongo } from '../start';
import { refuseSecondProcess } from './directory-lock';

jest.mock('./directory-lock', () => {
  const actual = jest.requireActual<{ refuseSecondProcess: typeof refuseSecondProcess }>('./directory-lock');
  return { refuseSecondProcess: jest.fn(actual.refuseSecondProcess) };
});

const littleRoom = { bavail: 16_383, bsize: 4_096 } as never;
const outOfDiskSpace = { code: 14031, message: expect.stringContaining('The disk refused a write') };

describe('The embedded database on a disk that refuses writes', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-full-'));
  let server: EmbeddedMongo;
  let client: mongo.MongoClient;
  /** LMDB, as the storage has opened it. */
  let environment: Parameters<typeof refuseSecondProcess>[0];
  const start = async () => {
    server = await startEmbeddedMongo({ directory });
    environment = jest.mocked(refuseSecondProcess).mock.lastCall![0];
    client = await new mongo.MongoClient(server.uri).connect();
  };
  const stop = async () => {
    await client.close();
    await server.close();
  };
  beforeAll(start);
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true });
  });

  const guests = () => client.db('house').collection<{ _id: string }>('guests');
  const ping = () => client.db('house').command({ ping: 1 });
  const refuseWrites = (message: string, code: number) =>
    jest.spyOn(environment, 'transactionSync').mockImplementation(() => {
      throw Object.assign(new Error(message), { code });
    });

  it.each([
    ['No space left on device', 28],
    ['Disk quota exceeded', 122],
    ['Input/output error', 5],
    ['Read-only file system', 30],
    ['MDB_MAP_FULL: Environment mapsize limit reached', -30792],
  ])('reports %s, is not ready meanwhile, and continues afterwards', async (message, code) => {
    await guests().insertOne({ _id: `before ${code}` });
    const refusing = refuseWrites(message, code);
    await expect(guests().insertOne({ _id: `refused ${code}` })).rejects.toMatchObject(outOfDiskSpace);
    await expect(guests().insertMany([{ _id: `refused ${code}` }])).rejects.toMatchObject({ code: 14031 });
    await expect(ping()).rejects.toMatchObject(outOfDiskSpace);
    expect(await guests().countDocuments({ _id: `before ${code}` })).toBe(1);
    refusing.mockRestore();
    await expect(ping()).resolves.toMatchObject({ ok: 1 });
    await guests().insertOne({ _id: `after ${code}` });
    expect(await guests().countDocuments({ _id: `refused ${code}` })).toBe(0);
  });

  it('refuses writes before LMDB begins one when there is little room, and is not ready at once', async () => {
    const writing = jest.spyOn(environment, 'transactionSync');
    const full = jest.spyOn(fs, 'statfsSync').mockReturnValue(littleRoom);
    const refusal = { code: 14031, message: expect.stringContaining('has less than 64 MiB left') };
    await expect(ping()).rejects.toMatchObject(refusal);
    await expect(guests().insertOne({ _id: 'refused' })).rejects.toMatchObject(refusal);
    expect(writing).not.toHaveBeenCalled();
    full.mockRestore();
    await expect(ping()).resolves.toMatchObject({ ok: 1 });
    await guests().insertOne({ _id: 'with room' });
  });

  it('does not create a new directory, but opens one with data', async () => {
    await stop();
    jest.spyOn(fs, 'statfsSync').mockReturnValue(littleRoom);
    const inNewDirectory = startEmbeddedMongo({ directory: mkdtempSync(join(directory, 'new')) });
    await expect(inNewDirectory).rejects.toThrow('has less than 64 MiB left');
    await start();
    expect(await guests().countDocuments({ _id: 'with room' })).toBe(1);
  });

  it('passes on a storage error within a write, and stores none of the writes in the same transaction', async () => {
    const put = jest.spyOn(environment, 'put').mockImplementationOnce(() => {
      throw Object.assign(new Error('Input/output error'), { code: 5 });
    });
    const writes = ['a', 'b'].map((_id) => guests().insertOne({ _id }));
    const outcomes = await Promise.allSettled(writes);
    put.mockRestore();
    expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: outOfDiskSpace });
    const stored = await guests().countDocuments({ _id: { $in: ['a', 'b'] } });
    expect(stored).toBe(outcomes.filter(({ status }) => status === 'fulfilled').length);
  });
});
