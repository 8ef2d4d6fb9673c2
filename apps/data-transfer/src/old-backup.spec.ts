import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEachDatabase } from '@hearthstay/testing';
import { Backup } from './backup/backup';
import { manifestFile } from './backup/manifest';
import type { Data } from './data/data';
import { checkBackup } from './import/check-backup';
import { importData } from './import/import-data';
import { noSteps } from './testing/no-steps';
import { clear, dataOn, storedIn } from './testing/test-data';

/** Exported by the program that wrote format 1, from a house with two bookings, a request and an owner who is signed in. */
const folder = join(__dirname, 'testing/backup-of-format-1');

describeEachDatabase('A backup of format 1', (database) => {
  let target: Data;
  beforeAll(() => (target = dataOn(database)));
  afterEach(() => clear(target));

  it('is imported, without the sessions and login links of owners', async () => {
    const backup = await Backup.open(folder);
    await checkBackup(backup, () => undefined);

    const { mended } = await importData(backup, target, { force: false }, noSteps);

    expect(mended).toEqual([expect.stringContaining('All owners are signed out')]);
    const kept = async (service: 'bookings' | 'admin-auth', name: string) =>
      storedIn(target, service, name).countDocuments();
    expect(await kept('bookings', 'booking_requests')).toBe(3);
    expect(await kept('bookings', 'occupied_days')).toBe(7);
    expect(await kept('bookings', 'guest_links')).toBe(10);
    expect(await kept('admin-auth', 'admin_roster')).toBe(1);
    expect(await kept('admin-auth', 'sessions')).toBe(0);
    expect(await kept('admin-auth', 'login_links')).toBe(0);
    const indexes = await storedIn(target, 'bookings', 'rate_limits').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { key: 1 }, unique: true }));
  });
});

describe('A backup of format 1 that lacks a collection', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-old-backup-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ['whose file is left', 'whitelist', false],
    ['whose file is gone, too', 'occupied_days', true],
  ])('%s is refused', async (_what, lacking, isFileGone) => {
    const copy = join(root, lacking);
    cpSync(folder, copy, { recursive: true });
    const path = join(copy, manifestFile);
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { collections: { name: string }[] };
    const collections = manifest.collections.filter(({ name }) => name !== lacking);
    writeFileSync(path, JSON.stringify({ ...manifest, collections }));
    if (isFileGone) rmSync(join(copy, `bookings.${lacking}.jsonl.gz`));

    await expect(Backup.open(copy)).rejects.toThrow(`it does not list bookings.${lacking}`);
  });
});
