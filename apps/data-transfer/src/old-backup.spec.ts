import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames, type ServiceName } from '@hearthstay/contracts';
import { pendingMigrations } from '@hearthstay/database';
import { describeEachDatabase } from '@hearthstay/testing';
import { Backup } from './backup/backup';
import { manifestFile } from './backup/manifest';
import type { Data } from './data/data';
import { checkBackup } from './import/check-backup';
import { importData } from './import/import-data';
import { serviceData } from './import/service-data';
import { noSteps } from './testing/no-steps';
import { clear, dataOn, storedIn } from './testing/test-data';

/**
 * Exported by the version that wrote format 1, with requests in every state, blocked days, a photo, a password, a
 * whitelist, two admins of whom one is signed in, and rendered e-mails of which two are queued.
 */
const folder = join(__dirname, 'testing/backup-of-format-1');

describeEachDatabase('A backup of format 1', (database) => {
  let target: Data;
  beforeAll(() => (target = dataOn(database)));
  afterEach(() => clear(target));

  it('is imported without the sessions and login links of admins', async () => {
    const backup = await Backup.open(folder);
    await checkBackup(backup, () => undefined);

    const { repaired } = await importData(backup, target, { force: false }, noSteps);

    expect(repaired).toEqual([expect.stringContaining('All owners are signed out')]);
    const kept = async (service: ServiceName, name: string) => storedIn(target, service, name).countDocuments();
    expect(await kept('bookings', 'booking_requests')).toBe(6);
    expect(await kept('bookings', 'occupied_days')).toBe(9);
    expect(await kept('bookings', 'guest_links')).toBe(20);
    expect(await kept('bookings', 'whitelist')).toBe(2);
    expect(await kept('media', 'image_files')).toBe(3);
    expect(await kept('notifications', 'emails')).toBe(18);
    expect(await kept('admin-auth', 'admin_roster')).toBe(1);
    expect(await kept('admin-auth', 'sessions')).toBe(0);
    expect(await kept('admin-auth', 'login_links')).toBe(0);
    const requests = await storedIn(target, 'bookings', 'booking_requests').find().toArray();
    expect(new Set(requests.map(({ status }) => status as string))).toEqual(
      new Set(['pending', 'approved', 'confirmed', 'declined', 'cancelled']),
    );
    const indexes = await storedIn(target, 'bookings', 'rate_limits').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { key: 1 }, unique: true }));
  });

  it('is migrated by the import, so that the services have no pending migrations', async () => {
    await importData(await Backup.open(folder), target, { force: false }, noSteps);

    for (const service of serviceNames) {
      const { migrations } = serviceData[service];
      expect(await pendingMigrations(target.database(service), migrations)).toEqual([]);
    }
    const indexes = await storedIn(target, 'notifications', 'emails').indexes();
    expect(indexes.map(({ name }) => name)).not.toContain('newest');
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
