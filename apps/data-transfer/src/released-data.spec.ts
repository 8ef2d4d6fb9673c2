import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { serviceNames, type ConfirmationView, type ListedRequestView, type OccupiedDay } from '@hearthstay/contracts';
import { pendingMigrations } from '@hearthstay/database';
import { describeEachDatabase, linkIn, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { builtProgram, firstRelease, ownerToken, Product, shortLived } from '@hearthstay/testing/product';
import { Backup } from './backup/backup';
import type { Data } from './data/data';
import { openToImport } from './data/open-data';
import { exportData } from './export/export-data';
import { checkBackup } from './import/check-backup';
import { importData } from './import/import-data';
import { serviceData } from './import/service-data';
import { noSteps } from './testing/no-steps';
import { apiOf } from './testing/release/api';
import { fixture, loadReleasedHouse, readHouse } from './testing/release/released-house';
import { clear, dataOn, storedIn } from './testing/test-data';

const { readAt, keys, responses } = loadReleasedHouse();

let main: string;
const root = mkdtempSync(join(tmpdir(), 'hearthstay-released-data-'));
beforeAll(async () => {
  main = await builtProgram('standalone');
});
afterAll(() => rmSync(root, { recursive: true }));

interface Running {
  url: string;
  mail: SmtpListener;
}

/**
 * Tests the product on released data.
 *
 * @param prepare puts the data into a directory that does not exist yet.
 * @param signIn returns the token of a session of the owner.
 */
const describeHouse = (
  prepare: (directory: string) => Promise<void>,
  signIn: (running: Running) => Promise<string>,
): void => {
  let mail: SmtpListener;
  let product: Product;
  let session: string;

  beforeAll(async () => {
    const directory = mkdtempSync(join(root, 'house-'));
    const DATA_DIR = join(directory, 'data');
    await prepare(DATA_DIR);
    mail = await startSmtpListener();
    const settings = { DATA_DIR, SMTP_URL: mail.url, RATE_LIMITS: 'off', UNDO_SECONDS: '0' };
    const site = { PUBLIC_URL: 'https://stay.example.com' };
    product = await Product.start({ ...settings, ...site }, { at: new Date(readAt), nodeOptions: shortLived, main });
  });
  afterAll(async () => {
    await product.remove();
    await mail.close();
  });

  const owner = () => apiOf(product.url, session);
  const requestOf = async (guest: string): Promise<ListedRequestView> =>
    (await owner().call<ListedRequestView[]>('GET', '/admin/requests')).find(({ name }) => name === guest)!;
  const occupiedIn = async (month: string): Promise<string[]> =>
    (await apiOf(product.url, keys.sitePassword).call<OccupiedDay[]>('GET', '/bookings/occupied'))
      .filter(({ date, type }) => date.startsWith(month) && type === 'booking')
      .map(({ date, guestName }) => `${date} ${guestName ?? 'elsewhere'}`);
  const confirm = (token: string) => apiOf(product.url).call<ConfirmationView>('GET', `/bookings/confirm/${token}`);

  it('gives owners and guests the same responses as before', async () => {
    session = await signIn({ url: product.url, mail });
    expect(await readHouse(product.url, { ...keys, session })).toMatchObject(responses);
  });

  it('sends the waiting e-mail, whose link works, and no e-mail that was sent or given up', async () => {
    const waiting = await mail.waitForEmail(({ envelope }) => envelope.to.includes('gesa@mail.example'));
    await confirm(linkIn(waiting, '/confirm/').split('/').at(-1) ?? '');
    expect(await requestOf('Gesa')).toMatchObject({ status: 'pending', guest_confirmed_at: expect.any(String) });
    const guests = mail.emails().flatMap(({ envelope }) => envelope.to.filter((to) => to.endsWith('@mail.example')));
    expect(guests).toEqual(['gesa@mail.example']);
  });

  it('confirms a booking by the link that was sent before', async () => {
    expect(await confirm(keys.confirmLink)).toMatchObject({ status: 'confirmed' });
    expect(await requestOf('Ben')).toMatchObject({ status: 'confirmed' });
  });

  it('lets the owner book and free days, and continues the histories', async () => {
    const before = await occupiedIn('2031-06');
    const { id } = await requestOf('Emil');
    await owner().call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
    const ofEmil = ['20', '21', '22'].map((day) => `2031-06-${day} Emil`);
    expect(await occupiedIn('2031-06')).toEqual([...before, ...ofEmil].sort());
    await owner().call('POST', `/admin/requests/${id}/cancel`, { reason: 'Sturmschaden' });
    expect(await occupiedIn('2031-06')).toEqual(before);
    const history = await owner().call<{ action: string }[]>('GET', `/admin/requests/${id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['created', 'guest-confirmed', 'approved', 'cancelled']);
  });
};

const importInto = async (target: Data, folder: string) => {
  const backup = await Backup.open(folder);
  await checkBackup(backup, () => undefined);
  return importData(backup, target, { force: true, restorePoint: `${folder}-before` }, noSteps);
};

describeEachDatabase(`A backup of ${firstRelease.version}, imported`, (database) => {
  const onward = mkdtempSync(join(root, 'onward-'));
  let target: Data;
  let repaired: string[];

  beforeAll(async () => {
    target = dataOn(database);
    ({ repaired } = await importInto(target, fixture.backup));
  });
  afterAll(() => clear(target));

  it('signs all owners out, needs no other repair and has no pending migrations', async () => {
    expect(repaired).toEqual([expect.stringContaining('All owners are signed out')]);
    for (const name of ['sessions', 'login_links']) {
      expect(await storedIn(target, 'admin-auth', name).countDocuments()).toBe(0);
    }
    for (const service of serviceNames) {
      const { migrations } = serviceData[service];
      expect(await pendingMigrations(target.database(service), migrations)).toEqual([]);
    }
  });

  // The product's databases have fixed names, so it cannot run on a server that tests share.
  describeHouse(
    async (DATA_DIR) => {
      const moved = join(onward, 'backup');
      await exportData(target, moved, noSteps);
      const data = await openToImport({ MONGODB_URI: undefined, DATA_DIR });
      await importInto(data, moved);
      await data.close();
    },
    ({ url, mail }) => ownerToken(url, mail),
  );
});

describe(`A data directory of ${firstRelease.version}, opened in place`, () => {
  describeHouse(
    (directory) => {
      mkdirSync(directory);
      writeFileSync(join(directory, 'data.mdb'), gunzipSync(readFileSync(fixture.database)));
      return Promise.resolve();
    },
    () => Promise.resolve(keys.session),
  );
});
