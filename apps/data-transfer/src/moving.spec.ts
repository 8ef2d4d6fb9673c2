import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describeEachDatabase } from '@hearthstay/testing';
import { Binary, Double, Int32, Long } from 'bson';
import type { Document } from 'bson';
import fc from 'fast-check';
import { fileOf, manifestFile } from './backup/manifest';
import { collectionsOf, namesIn, type Data } from './data/data';
import { exportData } from './export/export-data';
import { documents } from './testing/arbitrary-documents';
import { useMoves } from './testing/move';
import { noSteps } from './testing/no-steps';
import { clear, contentsOf, dataInNewDirectory, dataOn, storedIn } from './testing/test-data';

jest.setTimeout(300_000);

describeEachDatabase('Data that moves', (database, onEmbeddedDatabase) => {
  const { move, newFolder } = useMoves();
  let here: Data;
  let there: Data;

  beforeAll(async () => {
    there = dataOn(database);
    here = await dataInNewDirectory();
  });
  afterEach(async () => {
    await clear(here);
    await clear(there);
  });
  afterAll(() => here.close());

  const fill = (data: Data, collection: string, contents: (Document & { _id: unknown })[]) =>
    storedIn(data, 'bookings', collection).insertMany(contents);

  it('is the same at its destination and after its return', async () => {
    await fc.assert(
      fc.asyncProperty(documents, documents, async (some, others) => {
        fc.pre(some.length + others.length > 0);
        await clear(there);
        if (some.length > 0) await fill(there, 'some', some);
        if (others.length > 0) await fill(there, 'others', others);
        const before = await contentsOf(there, { relaxed: true });
        await move(there, here);
        expect(await contentsOf(here, { relaxed: true })).toEqual(before);
        await move(here, there);
        expect(await contentsOf(there, { relaxed: true })).toEqual(before);
      }),
      // Up to sixteen random documents each.
      { numRuns: 3 },
    );
  });

  it('has numbers of the same types on a server that distinguishes them', async () => {
    await fill(there, 'numbers', [
      { _id: 1, integer: new Int32(5), double: new Double(5), long: Long.fromNumber(5), part: 0.5 },
    ]);
    const before = await contentsOf(there, { relaxed: false });
    await move(there, there);
    expect(await contentsOf(there, { relaxed: false })).toEqual(before);
  });

  it('may have many and large documents', async () => {
    const many = Array.from({ length: 2_345 }, (_, _id) => ({ _id, name: `Anna ${_id}`, at: new Date(_id) }));
    const large = Array.from({ length: 3 }, (_, _id) => ({ _id, content: new Binary(Buffer.alloc(4_000_000, _id)) }));
    await fill(there, 'many', many);
    await storedIn(there, 'media', 'image_files').insertMany(large);
    const before = await contentsOf(there, { relaxed: true });
    await move(there, here);
    expect(await contentsOf(here, { relaxed: true })).toEqual(before);
    await move(here, there);
    expect(await contentsOf(there, { relaxed: true })).toEqual(before);
  });

  it('includes indexes with their conditions, also of an empty collection', async () => {
    const requests = storedIn(there, 'bookings', 'doors');
    const partialFilterExpression = { 'idempotency.key': { $exists: true } };
    await requests.createIndex({ 'idempotency.key': 1 }, { unique: true, partialFilterExpression });
    await requests.createIndex({ createdAt: -1 });
    await storedIn(there, 'bookings', 'rate_limits').createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
    await requests.insertMany([{ _id: 'a', idempotency: { key: 'k' } }, { _id: 'b' }, { _id: 'c' }]);
    await move(there, here);
    const arrived = storedIn(here, 'bookings', 'doors');
    expect(await arrived.indexes()).toMatchObject([
      { key: { _id: 1 } },
      { key: { 'idempotency.key': 1 }, unique: true, partialFilterExpression },
      { key: { createdAt: -1 } },
    ]);
    expect(await storedIn(here, 'bookings', 'rate_limits').indexes()).toMatchObject([
      { key: { _id: 1 } },
      { key: { expire: 1 }, expireAfterSeconds: 0 },
    ]);
    await expect(arrived.insertOne({ _id: 'd', idempotency: { key: 'k' } })).rejects.toMatchObject({ code: 11000 });
  });

  it('leaves neither old data nor marks', async () => {
    await fill(here, 'old', [{ _id: 1 }]);
    await fill(there, 'new', [{ _id: 1 }]);
    await move(there, here);
    const names = (await collectionsOf(here)).map(({ collection }) => collection.namespace);
    expect(names.filter((name) => !name.endsWith('.migrations'))).toEqual(['hearthstay-bookings.new']);
    expect(await namesIn(here.database('media'))).toEqual(['latest_import']);
  });

  it('is a snapshot if the server supports it', async () => {
    // So many that concurrent writes are stored before the second collection is read.
    await fill(
      here,
      'first',
      Array.from({ length: 3_000 }, (_, _id) => ({ _id })),
    );
    await fill(here, 'second', [{ _id: 1 }]);
    const folder = newFolder();
    const writeMeanwhile: typeof noSteps = async (name, total, work) => {
      const [, result] = await Promise.all([fill(here, 'second', [{ _id: 2 }]), noSteps(name, total, work)]);
      return result;
    };
    const { collections, isOneMoment } = await exportData(here, folder, writeMeanwhile);
    expect(isOneMoment).toBe(true);
    expect(collections).toMatchObject([
      { name: 'first', documents: 3_000 },
      { name: 'second', documents: 1 },
    ]);
    expect(await storedIn(here, 'bookings', 'second').countDocuments()).toBe(2);
  });

  onEmbeddedDatabase(() => {
    it('is in files that only their owner can read', async () => {
      await fill(there, 'some', [{ _id: 1 }]);
      const { folder } = await move(there, here);
      const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
      expect(mode(folder)).toBe('700');
      expect(mode(join(folder, manifestFile))).toBe('600');
      expect(mode(join(folder, fileOf({ service: 'bookings', name: 'some' })))).toBe('600');
    });
  });
});
