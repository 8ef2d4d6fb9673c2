import { Schema, type Model } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { insertNew, isDuplicateKeyError } from '.';

interface Link {
  _id: string;
  email: string;
}

describeEachDatabase('Inserting documents with random ids', (database) => {
  let links: Model<Link>;
  const anna = { _id: 'random-1', email: 'anna@mail.example' };
  const ben = { _id: 'random-2', email: 'ben@mail.example' };
  const stored = () => links.find().sort({ _id: 1 }).lean<Link[]>();

  beforeAll(async () => {
    const schema = new Schema<Link>({ _id: String, email: { type: String, required: true } }, { versionKey: false });
    links = database.connection().model<Link>('Link', schema.index({ email: 1 }, { unique: true }));
    await links.createIndexes();
  });
  beforeEach(() => links.deleteMany());

  it('stores them, even if the driver has inserted some or all of them before', async () => {
    await insertNew(links, [anna]);
    await insertNew(links, [anna, ben]);
    await insertNew(links, [anna, ben]);
    await insertNew(links, [anna]);
    expect(await stored()).toEqual([anna, ben]);
  });

  it('reports every other duplicate', async () => {
    await insertNew(links, [anna]);
    const clash = insertNew(links, [{ ...ben, email: anna.email }]);
    const error: unknown = await clash.catch((refusal: unknown) => refusal);
    expect(isDuplicateKeyError(error)).toBe(true);
  });

  it('rejects documents that the schema does not allow', async () => {
    await expect(insertNew(links, [{ _id: 'random-3' }])).rejects.toThrow('email');
  });
});
