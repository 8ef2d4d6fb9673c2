import { mongo, Schema, type Model } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { insertNew, isDuplicateKeyError, lean } from '.';

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

  it('repeats an insert that conflicts with another write, and not for ever', async () => {
    const conflict = new mongo.MongoBulkWriteError({ message: 'deadlock detected', code: 112 }, {} as never);
    const insert = jest.spyOn(links, 'insertMany').mockRejectedValueOnce(conflict);
    await insertNew(links, [anna]);
    expect(await stored()).toEqual([anna]);
    insert.mockRejectedValue(conflict);
    await expect(insertNew(links, [ben])).rejects.toBe(conflict);
    insert.mockRestore();
  });

  it('stores one of many concurrent ones with the same unique value, and reports the others', async () => {
    const inserts = Array.from({ length: 6 }, (_, n) => insertNew(links, [{ _id: `random-${n}`, email: anna.email }]));
    const refusals = (await Promise.allSettled(inserts)).flatMap((insert) =>
      insert.status === 'rejected' ? [insert.reason as unknown] : [],
    );
    expect(refusals.map(isDuplicateKeyError)).toEqual([true, true, true, true, true]);
    expect(await stored()).toHaveLength(1);
  });

  it('rejects documents that the schema does not allow, unless `lean` stores them unchecked', async () => {
    const incomplete = { _id: 'random-3' };
    await expect(insertNew(links, [incomplete])).rejects.toThrow('email');
    expect(await stored()).toEqual([]);
    await insertNew(links, [incomplete], lean);
    expect(await stored()).toEqual([incomplete]);
  });
});
