import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasUnfinishedImport } from '@hearthstay/database';
import { describeEachDatabase } from '@hearthstay/testing';
import { Backup } from './backup/backup';
import { databasesOf, type Data } from './data/data';
import { exportData } from './export/export-data';
import { importData } from './import/import-data';
import { setProgress } from './import/swap';
import type { ShowStep, StepName } from './progress';
import { noSteps } from './testing/no-steps';
import { clear, contentsOf, dataInNewDirectory, dataOn, storedIn } from './testing/test-data';

jest.setTimeout(300_000);

const timing = { beatEvery: 200, staleAfter: 400, deadAfter: 2_000 };

describeEachDatabase('A restore', (database) => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-restoring-'));
  let number = 0;
  let target: Data;
  let folder: string;
  let ofTarget: Record<string, string[]>;
  let ofBackup: Record<string, string[]>;

  const contents = () => contentsOf(target, { relaxed: true });
  const newRestorePoint = () => join(root, `restore-point-${number++}`);
  const restore = async (from: string, restorePoint: string, showStep = noSteps) =>
    importData(await Backup.open(from), target, { force: true, restorePoint, timing }, showStep);
  const backupOf = async (name: string, fill: (source: Data) => Promise<unknown>): Promise<string> => {
    const source = await dataInNewDirectory();
    await fill(source);
    await exportData(source, join(root, name), noSteps);
    ofBackup = await contentsOf(source, { relaxed: true });
    await source.close();
    return join(root, name);
  };
  const failingIn =
    (step: StepName): ShowStep =>
    (name, total, work) =>
      name === step ? Promise.reject(new Error('No space left on device')) : noSteps(name, total, work);
  const expectOldData = async () => {
    expect(await contents()).toEqual(ofTarget);
    expect(await Promise.all(databasesOf(target).map(hasUnfinishedImport))).toEqual([false, false, false, false]);
  };

  beforeAll(async () => {
    target = dataOn(database);
    folder = await backupOf('backup', (source) =>
      storedIn(source, 'bookings', 'whitelist').insertMany([{ _id: 'a' }, { _id: 'b' }]),
    );
  });
  beforeEach(async () => {
    await clear(target);
    await storedIn(target, 'bookings', 'whitelist').insertOne({ _id: 'old' });
    await storedIn(target, 'media', 'gallery').insertOne({ _id: 'image' });
    ofTarget = await contents();
  });
  afterEach(() => clear(target));
  afterAll(() => rmSync(root, { recursive: true }));

  it('exports the data first, and restoring that leads back', async () => {
    const restorePoint = newRestorePoint();
    expect(await restore(folder, restorePoint)).toMatchObject({ isFromBackup: true, hasRestorePoint: true });
    expect(await contents()).toEqual(ofBackup);

    await restore(restorePoint, newRestorePoint());
    await expectOldData();
  });

  it('exports nothing where there is no data', async () => {
    await clear(target);
    const restorePoint = newRestorePoint();
    expect(await restore(folder, restorePoint)).toMatchObject({ isFromBackup: true, hasRestorePoint: false });
    expect(readdirSync(root)).not.toContain(restorePoint);
    expect(await contents()).toEqual(ofBackup);
  });

  it.each<StepName>(['Exporting', 'Importing', 'Reading back', 'Preparing', 'Reading'])(
    'that fails at the step "%s" changes nothing',
    async (step) => {
      await expect(restore(folder, newRestorePoint(), failingIn(step))).rejects.toThrow('No space left');
      await expectOldData();
    },
  );

  it('of data that the services cannot read changes nothing, and names the field but no guest', async () => {
    const request = { name: 'Anna', email: 'anna@mail.example', status: 'waiting' };
    const unreadable = await backupOf('unreadable', (source) =>
      storedIn(source, 'bookings', 'booking_requests').insertOne({ _id: 'r1', ...request }),
    );
    const failure = restore(unreadable, newRestorePoint());
    await expect(failure).rejects.toThrow(/booking_requests r1, [^]*Nothing was changed/);
    await expect(failure).rejects.not.toThrow(/anna/i);
    await expectOldData();
  });

  it('is not preceded by an export of the halves of an interrupted one', async () => {
    await setProgress(target, {
      state: 'swapping',
      plan: { bookings: [], 'admin-auth': [], notifications: [], media: [] },
    });
    await expect(exportData(target, newRestorePoint(), noSteps)).rejects.toThrow('Run it again first');
  });
});
