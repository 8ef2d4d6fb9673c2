import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hasUnfinishedImport, markUnfinishedImport } from '@hearthstay/database';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { mongo } from 'mongoose';
import { Backup } from './backup/backup';
import { fileOf, manifestFile } from './backup/manifest';
import { UserError } from './user-error';
import { openToExport, openToImport } from './data/open-data';
import type { Data } from './data/data';
import { exportData } from './export/export-data';
import { checkBackup } from './import/check-backup';
import { refuseNewerBackup } from './import/refuse-newer-backup';
import { noSteps } from './testing/no-steps';
import { dataInNewDirectory, storedIn } from './testing/test-data';

const file = fileOf({ service: 'bookings', name: 'guests' });

describe('A backup', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-refusals-'));
  const whole = join(root, 'whole');
  let data: Data;
  let number = 0;

  const guestsOf = (place: Data) => storedIn(place, 'bookings', 'guests');
  const read = async (folder: string): Promise<Backup> => {
    const backup = await Backup.open(folder);
    await checkBackup(backup, () => undefined);
    return backup;
  };

  beforeAll(async () => {
    data = await dataInNewDirectory();
    await guestsOf(data).createIndex({ email: 1 }, { unique: true });
    await guestsOf(data).insertMany([1, 2, 3].map((_id) => ({ _id, email: `${_id}@mail.example`, name: 'Anna' })));
    await exportData(data, whole, noSteps);
  });
  afterAll(async () => {
    await data.close();
    rmSync(root, { recursive: true });
  });

  /** A copy of the backup with one changed file. */
  const changed = (name: string, change: (content: Buffer) => Buffer | string): string => {
    const folder = join(root, String(number++));
    cpSync(whole, folder, { recursive: true });
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name))));
    return folder;
  };
  const inText = (change: (text: string) => string) => (content: Buffer) =>
    gzipSync(change(gunzipSync(content).toString()));
  const replacing = (from: string, to: string) => (content: Buffer) => content.toString().replace(from, to);
  const inManifest = (fields: object) => (content: Buffer) =>
    JSON.stringify({ ...(JSON.parse(content.toString()) as object), ...fields });

  it('is read if it is complete', async () => {
    expect((await read(whole)).manifest.collections).toMatchObject([{ name: 'guests', documents: 3 }]);
  });

  it.each([
    ['is cut off', (content: Buffer) => content.subarray(0, content.length - 20)],
    ['has a flipped bit', (content: Buffer) => content.fill(content[30]! ^ 1, 30, 31)],
    ['is no archive', () => 'hello'],
    ['lacks a document', inText((text) => text.slice(text.indexOf('\n') + 1))],
    ['has another value', inText((text) => text.replace('Anna', 'Anne'))],
    ['has a line that is no document', inText((text) => text.replace('{', ''))],
  ])('with a file %s is refused as damaged, with the name of the file', async (_what, change) => {
    await expect(read(changed(file, change))).rejects.toThrow(
      `The backup is damaged, and nothing was imported from it: ${file}`,
    );
  });

  it('with a missing file is refused', async () => {
    const folder = changed(manifestFile, (content) => content);
    rmSync(join(folder, file));
    await expect(read(folder)).rejects.toThrow(`${file}: ENOENT`);
  });

  it('with data that a newer version has migrated is refused, with the remedy', async () => {
    const applied = storedIn(data, 'media', 'migrations');
    await applied.insertOne({ _id: '0099-of-the-next-version' });
    const folder = join(root, 'newer');
    await exportData(data, folder, noSteps);
    await applied.drop();
    const backup = await Backup.open(folder);

    await expect(refuseNewerBackup(backup)).rejects.toThrow(
      'The backup was made by a newer Hearthstay (0099-of-the-next-version), and this one cannot read it. Update it first.',
    );
    await expect(refuseNewerBackup(await Backup.open(whole))).resolves.toBeUndefined();
  });

  it('of a newer version is refused, with the remedy', async () => {
    await expect(read(changed(manifestFile, inManifest({ format: 2 })))).rejects.toThrow('newer Hearthstay');
  });

  it.each([
    ['lists a collection less', inManifest({ collections: [] })],
    ['lists another number of documents', replacing('"documents": 3', '"documents": 2')],
    ['lists no index', replacing('"email": 1', '"name": 1')],
  ])('with a manifest %s is refused by its checksum', async (_what, change) => {
    await expect(read(changed(manifestFile, change))).rejects.toThrow(`${manifestFile}: its checksum is wrong`);
  });

  it.each([
    ['text', () => 'hello'],
    ['another thing', () => '{"collections": []}'],
    [
      'a path',
      inManifest({ collections: [{ service: 'bookings', name: '../x', documents: 0, sha256: '', uniqueIndexes: [] }] }),
    ],
  ])('with a manifest that is %s is refused as damaged', async (_what, change) => {
    await expect(read(changed(manifestFile, change))).rejects.toThrow(
      `damaged, and nothing was imported from it: ${manifestFile}`,
    );
  });

  it('is not an arbitrary folder', async () => {
    await expect(Backup.open(root)).rejects.toThrow(`${root} is no backup`);
  });

  it('never replaces an existing file or folder', async () => {
    await expect(exportData(data, whole, noSteps)).rejects.toThrow(`${whole} is there already`);
  });

  it('names the path that it cannot write, and the reason', async () => {
    const inAFile = join(whole, manifestFile, 'backup');
    await expect(exportData(data, inAFile, noSteps)).rejects.toThrow(UserError);
    await expect(exportData(data, inAFile, noSteps)).rejects.toThrow(
      `The backup cannot be written to ${inAFile}: ENOTDIR`,
    );
  });

  it('reports a connection that is lost during a read as such', async () => {
    const broken = Object.assign(new Error('read ECONNRESET'), { syscall: 'read', code: 'ECONNRESET' });
    const reading = jest.spyOn(mongo.FindCursor.prototype, 'toArray').mockRejectedValueOnce(broken);
    await expect(exportData(data, join(root, 'broken'), noSteps)).rejects.toBe(broken);
    reading.mockRestore();
    expect(readdirSync(root)).not.toContain('broken.unfinished');
  });

  it('is not created without data', async () => {
    const empty = await dataInNewDirectory();
    await expect(exportData(empty, join(root, 'empty'), noSteps)).rejects.toThrow(`There is no data on ${empty.place}`);
    await empty.close();
  });

  it('replaces the remains of a killed export', async () => {
    const folder = join(root, 'again');
    mkdirSync(`${folder}.unfinished`);
    writeFileSync(join(`${folder}.unfinished`, 'left'), '');
    await exportData(data, folder, noSteps);
    expect(readdirSync(folder).sort()).toEqual([file, manifestFile]);
    expect(readdirSync(root)).not.toContain('again.unfinished');
  });
});

describe('The data directory', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-open-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('is neither found nor created if it is missing', async () => {
    const missing = join(directory, 'missing');
    await expect(openToExport({ MONGODB_URI: undefined, DATA_DIR: missing })).rejects.toThrow(`no data in ${missing}`);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is read through a running product and not written to', async () => {
    const place = { MONGODB_URI: undefined, DATA_DIR: join(directory, 'running') };
    const server = await startEmbeddedMongo({ directory: place.DATA_DIR });
    const first = await openToExport(place);
    await markUnfinishedImport(first.database('media'));
    expect(await hasUnfinishedImport(first.database('media'))).toBe(true);
    await expect(openToImport(place)).rejects.toThrow('Stop Hearthstay');
    await first.close();
    await server.close();
  });

  it('is reported as unreachable if the server is', async () => {
    const place = { MONGODB_URI: 'mongodb://user:secret@127.0.0.1:9/', DATA_DIR: '' };
    const refusal: Error = await openToExport(place).then(
      () => new Error(),
      (error: unknown) => error as Error,
    );
    expect(refusal.message).toContain('Cannot reach the MongoDB server');
    expect(refusal.message).not.toContain('secret');
  });
});
