import { Schema } from 'mongoose';
import type { Model } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { isDuplicateKeyError } from '.';

interface Guest {
  _id: number;
  email: string;
}

describeEachDatabase('A duplicate key', (database) => {
  let guests: Model<Guest>;
  beforeAll(async () => {
    const schema = new Schema<Guest>({ _id: Number, email: String }).index({ email: 1 }, { unique: true });
    guests = database.connection().model<Guest>('Guest', schema);
    await guests.createIndexes();
    await guests.create({ _id: 1, email: 'a' });
  });

  const refusedKey = async (call: Promise<unknown>): Promise<unknown> => {
    const error: unknown = await call.catch((refusal: unknown) => refusal);
    return isDuplicateKeyError(error) ? error.keyValue : error;
  };

  it('is recognised with its values after an insert, an update and an upsert', async () => {
    await guests.create({ _id: 2, email: 'b' });
    const upsert = guests.findOneAndUpdate({ _id: 9 }, { email: 'a' }, { upsert: true });

    expect(await refusedKey(guests.create({ _id: 3, email: 'a' }))).toEqual({ email: 'a' });
    expect(await refusedKey(guests.create({ _id: 1, email: 'c' }))).toEqual({ _id: 1 });
    expect(await refusedKey(guests.updateOne({ _id: 2 }, { email: 'a' }).exec())).toEqual({ email: 'a' });
    expect(await refusedKey(upsert.exec())).toEqual({ email: 'a' });
  });

  it('is recognised after a call that writes several documents', async () => {
    const documents = ['a', 'd', 'd', 'e'].map((email, position) => ({ _id: 10 + position, email }));

    const error: unknown = await guests.insertMany(documents, { ordered: false }).catch((refusal: unknown) => refusal);

    expect(isDuplicateKeyError(error)).toBe(true);
    expect(error).toMatchObject({ writeErrors: [{ index: 0 }, { index: 2 }] });
  });

  it('is not any other error', async () => {
    const other: unknown = await guests.updateOne({ _id: 1 }, { $set: { _id: 7 } }).catch((error: unknown) => error);

    expect(other).toBeInstanceOf(Error);
    expect(isDuplicateKeyError(other)).toBe(false);
    expect(isDuplicateKeyError(new Error('E11000'))).toBe(false);
  });
});
