import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasUnfinishedImport, Heartbeat, markUnfinishedImport, Presence, UnfinishedImport } from '@hearthstay/database';
import { describeEachDatabase } from '@hearthstay/testing';
import { mongo } from 'mongoose';
import { Backup } from './backup/backup';
import { databasesOf, namesIn, type Data } from './data/data';
import { exportData } from './export/export-data';
import { importData, type ImportOptions } from './import/import-data';
import type { ShowStep } from './progress';
import { noSteps } from './testing/no-steps';
import { clear, contentsOf, dataInNewDirectory, dataOn, storedIn } from './testing/test-data';

jest.setTimeout(300_000);

const timing = { beatEvery: 200, staleAfter: 400, deadAfter: 2_000 };

describeEachDatabase('An import', (database) => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-importing-'));
  let target: Data;
  let backup: Backup;
  let ofBackup: Record<string, string[]>;

  const guests = () => storedIn(target, 'bookings', 'guests');
  const contents = () => contentsOf(target, { relaxed: true });
  const run = (options: Partial<ImportOptions> = {}, showStep = noSteps) =>
    importData(backup, target, { force: true, timing, ...options }, showStep);
  const marks = async () => Promise.all(databasesOf(target).map(hasUnfinishedImport));
  const duringStep =
    (step: string, interfere: () => Promise<unknown>): ShowStep =>
    async (name, total, work) => {
      if (name === step) await interfere();
      return noSteps(name, total, work);
    };
  const expectOldDataWithoutMarks = async () => {
    expect(await contents()).toEqual(ofTarget);
    expect(await marks()).toEqual([false, false, false, false]);
  };
  let ofTarget: Record<string, string[]>;

  beforeAll(async () => {
    target = dataOn(database);
    const source = await dataInNewDirectory();
    await storedIn(source, 'bookings', 'guests').createIndex({ email: 1 }, { unique: true });
    await storedIn(source, 'bookings', 'guests').insertMany(
      [1, 2].map((_id) => ({ _id, email: `${_id}@mail.example` })),
    );
    await storedIn(source, 'media', 'gallery').insertOne({ _id: 'image' });
    await exportData(source, join(root, 'backup'), noSteps);
    ofBackup = await contentsOf(source, { relaxed: true });
    backup = await Backup.open(join(root, 'backup'));
    await source.close();
  });
  beforeEach(async () => {
    await clear(target);
    await guests().insertOne({ _id: 9, email: 'old' });
    await storedIn(target, 'admin-auth', 'old').insertOne({ _id: 1 });
    ofTarget = await contents();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await clear(target);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('replaces data only with --force', async () => {
    await expect(run({ force: false })).rejects.toThrow('add --force');
    await expectOldDataWithoutMarks();
    expect(await run()).toEqual({ isFromBackup: true, repaired: [], hasRestorePoint: false });
    expect(await contents()).toEqual(ofBackup);
    expect(await marks()).toEqual([false, false, false, false]);
  });

  it('needs no --force for empty collections of a product', async () => {
    await clear(target);
    await guests().createIndex({ name: 1 });
    await run({ force: false });
    expect(await contents()).toEqual(ofBackup);
  });

  it('is refused while a service is running, which continues with its data', async () => {
    const onDataReplaced = jest.fn();
    const service = await Heartbeat.start(target.database('media'), { onDataReplaced, timing });
    await expect(run()).rejects.toThrow(new RegExp(`Stop it, then import again[^]*media, process ${process.pid} on`));
    await expectOldDataWithoutMarks();
    await service.confirm();
    await service.stop();
    expect(onDataReplaced).not.toHaveBeenCalled();
    await run();
  });

  it('is undone if a service is found running later', async () => {
    const service = new Presence(target.database('media'), 'service');
    await expect(
      run(
        {},
        duringStep('Reading back', () => service.begin()),
      ),
    ).rejects.toThrow(/media, process/);
    await expectOldDataWithoutMarks();
  });

  it('is refused while another import is running', async () => {
    let second: Promise<unknown> | undefined;
    const meanwhile = duringStep('Importing', async () => {
      second = expect(run()).rejects.toThrow('another import');
      await second;
    });
    await run({}, meanwhile);
    expect(second).toBeDefined();
    expect(await contents()).toEqual(ofBackup);
  });

  it('prevents the start of services', async () => {
    const start = () => Heartbeat.start(target.database('admin-auth'), { onDataReplaced: jest.fn(), timing });
    const meanwhile = duringStep('Reading back', () => expect(start()).rejects.toThrow(UnfinishedImport));
    await run({}, meanwhile);
    await (await start()).stop();
  });

  it('leaves the old data complete and without marks after a failure', async () => {
    const interfering = duringStep('Reading back', () =>
      storedIn(target, 'bookings', 'staged_import.guests').insertOne({ _id: 99 }),
    );
    await expect(run({}, interfering)).rejects.toThrow(/guests came out different[^]*Nothing was changed/);
    await expectOldDataWithoutMarks();
    const twice = duringStep('Reading back', () =>
      storedIn(target, 'bookings', 'staged_import.guests').updateMany({}, { $set: { email: 'same' } }),
    );
    await expect(run({}, twice)).rejects.toThrow('Nothing was changed');
    await expectOldDataWithoutMarks();
  });

  it('is undone by the next run if it was interrupted before the swap', async () => {
    for (const each of databasesOf(target)) await markUnfinishedImport(each, { state: 'staging', by: 'killed' });
    await storedIn(target, 'media', 'staged_import.gallery').insertOne({ _id: 'half' });
    await expect(run({ force: false })).rejects.toThrow(/has been undone[^]*add --force/);
    await expectOldDataWithoutMarks();
    expect(await namesIn(target.database('media'))).not.toContain('staged_import.gallery');
  });

  it('changes nothing after a suspension during which it counted as dead', async () => {
    const other = { state: 'staging', by: 'another' };
    const wakesUp = duringStep('Reading back', () => markUnfinishedImport(target.database('bookings'), other));
    await expect(run({}, wakesUp)).rejects.toThrow('Another import has taken its place');
    expect(await contents()).toEqual(ofTarget);
    expect(await marks()).toEqual([true, true, true, true]);
  });

  it.each([1, 2, 3])('is finished by the next run if it was interrupted in the swap, at step %i', async (step) => {
    let steps = 0;
    const rename = mongo.Collection.prototype.rename;
    jest.spyOn(mongo.Collection.prototype, 'rename').mockImplementation(function (this: mongo.Collection, ...given) {
      steps += 1;
      return steps === step ? Promise.reject(new Error('killed')) : rename.apply(this, given);
    });
    const drop = mongo.Collection.prototype.drop;
    jest.spyOn(mongo.Collection.prototype, 'drop').mockImplementation(function (this: mongo.Collection, ...given) {
      return this.collectionName === 'old' && step === 3
        ? Promise.reject(new Error('killed'))
        : drop.apply(this, given);
    });
    await expect(run()).rejects.toThrow(/unfinished: killed[^]*run it again/);
    expect(await marks()).toEqual([true, true, true, true]);

    jest.restoreAllMocks();
    expect(await run({ force: false })).toEqual({ isFromBackup: false, repaired: [], hasRestorePoint: false });
    expect(await contents()).toEqual(ofBackup);
    expect(await guests().indexes()).toMatchObject([{ key: { _id: 1 } }, { key: { email: 1 }, unique: true }]);
    expect(await marks()).toEqual([false, false, false, false]);
  });
});
