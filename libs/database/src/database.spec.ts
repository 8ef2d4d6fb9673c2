import { Schema } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { isDuplicateKeyError } from '.';

describeEachDatabase('A service database', (database) => {
  it('tells which values a unique index refused', async () => {
    const schema = new Schema({ email: String }).index({ email: 1 }, { unique: true });
    const guests = database.connection().model('Guest', schema);
    await guests.createIndexes();
    await guests.create({ email: 'guest@example.com' });

    const refusal: unknown = await guests.create({ email: 'guest@example.com' }).catch((error: unknown) => error);

    expect(isDuplicateKeyError(refusal) && refusal.keyValue).toEqual({ email: 'guest@example.com' });
  });
});
