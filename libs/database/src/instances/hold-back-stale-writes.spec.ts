import { startTemporaryMongo } from '@hearthstay/testing';
import { Schema, type Connection, type Model } from 'mongoose';
import { closeDatabase, openDatabase } from '../connection';
import { DataReplaced, type Heartbeat } from './heartbeat';
import { holdBackStaleWrites } from './hold-back-stale-writes';

interface Guest {
  email: string;
}

describe('A process that may have outdated data', () => {
  const confirm = jest.fn<Promise<void>, []>();
  let server: Awaited<ReturnType<typeof startTemporaryMongo>>;
  let connection: Connection;
  let guests: Model<Guest>;

  beforeAll(async () => {
    server = await startTemporaryMongo();
    connection = await openDatabase({ uri: server.uri, name: 'guarded' });
    const schema = new Schema<Guest>({ email: String }) as unknown as Schema;
    guests = connection.model<Guest>('Guest', holdBackStaleWrites(schema, { confirm } as unknown as Heartbeat));
    await guests.create({ email: 'before' });
  });
  beforeEach(() => confirm.mockReset());
  afterAll(async () => {
    await closeDatabase(connection);
    await server.close();
  });

  const one = { email: 'before' };
  const other = { email: 'after' };

  it.each<[string, () => Promise<unknown>]>([
    ['create', () => guests.create(other)],
    ['insertMany', () => guests.insertMany([other])],
    ['updateOne', () => guests.updateOne(one, other).exec()],
    ['updateMany', () => guests.updateMany(one, other).exec()],
    ['findOneAndUpdate', () => guests.findOneAndUpdate(one, other).exec()],
    ['findByIdAndUpdate', () => guests.findByIdAndUpdate('6b02da47fae884aab4eb7c69', other).exec()],
    ['bulkWrite', () => guests.bulkWrite([{ insertOne: { document: other } }])],
    ['deleteOne', () => guests.deleteOne(one).exec()],
    ['deleteMany', () => guests.deleteMany(one).exec()],
  ])('does not write by %s', async (_name, write) => {
    confirm.mockRejectedValue(new DataReplaced('guarded'));

    await expect(write()).rejects.toThrow(DataReplaced);

    expect(await guests.find().lean()).toMatchObject([one]);
    expect(await guests.countDocuments()).toBe(1);
  });

  it('writes after the heartbeat has confirmed the data', async () => {
    await guests.updateOne(one, { email: 'changed' });

    expect(confirm).toHaveBeenCalledTimes(1);
    expect(await guests.findOne({ email: 'changed' })).not.toBeNull();
  });
});
