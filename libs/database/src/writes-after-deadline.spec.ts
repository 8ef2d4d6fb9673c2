import { describeEachDatabase } from '@hearthstay/testing';
import { runInMessageContext, withoutDeadline } from '@hearthstay/message-context';
import { Schema, type Model } from 'mongoose';

interface Guest {
  _id: number;
  email: string;
}

const inCommand = <Result>(millisecondsLeft: number, work: () => Promise<Result>): Promise<Result> =>
  runInMessageContext({ correlationId: 'any', deadline: performance.now() + millisecondsLeft }, work);

describeEachDatabase('A command whose deadline has passed', (database) => {
  let guests: Model<Guest>;
  const stored = () => guests.find().sort({ _id: 1 }).lean();
  const anna = { _id: 1, email: 'anna' };

  beforeAll(() => {
    guests = database.connection().model<Guest>('Guest', new Schema<Guest>({ _id: Number, email: String }));
  });
  beforeEach(async () => {
    await guests.deleteMany();
    await guests.create(anna);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['create', () => guests.create({ _id: 2, email: 'ben' })],
    ['insertMany', () => guests.insertMany([{ _id: 2, email: 'ben' }])],
    ['bulkWrite', () => guests.bulkWrite([{ updateOne: { filter: { _id: 1 }, update: { email: 'ben' } } }])],
    ['updateOne', () => guests.updateOne({ _id: 1 }, { email: 'ben' }).exec()],
    ['updateMany', () => guests.updateMany({ _id: 1 }, { email: 'ben' }).exec()],
    ['replaceOne', () => guests.replaceOne({ _id: 1 }, { email: 'ben' }).exec()],
    ['deleteOne', () => guests.deleteOne({ _id: 1 }).exec()],
    ['deleteMany', () => guests.deleteMany({ _id: 1 }).exec()],
    ['findOneAndUpdate', () => guests.findOneAndUpdate({ _id: 1 }, { email: 'ben' }).exec()],
    ['findOneAndReplace', () => guests.findOneAndReplace({ _id: 1 }, { email: 'ben' }).exec()],
    ['findOneAndDelete', () => guests.findOneAndDelete({ _id: 1 }).exec()],
  ])('prevents %s', async (_operation, write) => {
    await expect(inCommand(0, write)).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    expect((await stored()).map(({ _id, email }) => ({ _id, email }))).toEqual([anna]);
  });

  it('allows reads', async () => {
    await expect(inCommand(0, async () => stored())).resolves.toHaveLength(1);
  });

  it('allows writes that undo a partial change', async () => {
    await inCommand(0, () => withoutDeadline(async () => guests.deleteOne({ _id: 1 })));
    expect(await stored()).toEqual([]);
  });
});

describeEachDatabase('A command in time', (database) => {
  it('allows writes', async () => {
    const guests = database.connection().model<Guest>('Guest', new Schema<Guest>({ _id: Number, email: String }));
    await inCommand(60_000, () => guests.create({ _id: 3, email: 'cleo' }));
    expect(await guests.countDocuments({ _id: 3 })).toBe(1);
  });
});
