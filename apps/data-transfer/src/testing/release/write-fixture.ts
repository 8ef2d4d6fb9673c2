import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { databaseOf } from '@hearthstay/database';
import { uriOfRunning } from '@hearthstay/embedded-mongo';
import { eventually, startSmtpListener } from '@hearthstay/testing';
import { builtProgram, ownerToken, Product, shortLived } from '@hearthstay/testing/product';
import { mongo } from 'mongoose';
import { Backup } from '../../backup/backup';
import { apiOf } from './api';
import { readCalendars, serveCalendar } from './calendars';
import { furnishHouse, leaveEmailsWaiting } from './furnish-house';
import { askForLinks, exceedLinksOfDay } from './links';
import { fixture, readHouse, type ReleasedHouse } from './released-house';

/** Far in the future, so that no database removes the documents as expired. */
const begin = Date.parse('2031-05-12T08:00:00Z');
const afterMinutes = (minutes: number) => new Date(begin + minutes * 60_000);

/** Starts the built product, fills it with the data of a new house, and writes the data into the fixture. */
export const writeFixture = async (): Promise<void> => {
  const [main, transfer] = [await builtProgram('standalone'), await builtProgram('data-transfer')];
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-release-'));
  const mail = await startSmtpListener();
  const calendar = await serveCalendar();
  const settings = {
    ...{ DATA_DIR: directory, SMTP_URL: mail.url, UNDO_SECONDS: '0', ALLOWED_HOSTS: calendar.host },
    PUBLIC_URL: 'https://stay.example.com',
  };
  const during = async <Result>(
    at: Date,
    work: (url: string) => Promise<Result>,
    RATE_LIMITS: 'on' | 'off' = 'off',
  ): Promise<Result> => {
    const product = await Product.start({ ...settings, RATE_LIMITS }, { at, nodeOptions: shortLived, main });
    try {
      const result = await work(product.url);
      await product.stop();
      return result;
    } finally {
      await product.remove();
    }
  };

  const keys = await during(afterMinutes(0), async (url) =>
    furnishHouse(url, await ownerToken(url, mail), { mail, calendar: calendar.url }),
  );
  for (const minutes of [20, 40, 60, 80]) await during(afterMinutes(minutes), askForLinks, 'on');
  await during(
    afterMinutes(100),
    async (url) => {
      await exceedLinksOfDay(url);
      await apiOf(url, keys.session).call('POST', '/admin/email-test');
    },
    'on',
  );
  await during(afterMinutes(120), async (url) => {
    await readCalendars(url, keys.session);
    await leaveEmailsWaiting(url, keys.session, mail);
    await hasTriedEmails(directory);
    await rm(fixture.backup, { recursive: true, force: true });
    const env = { DATA_DIR: directory };
    await promisify(execFile)(process.execPath, [transfer, 'export', resolve(fixture.backup)], { env });
    await refuseEmptyCollections();
  });
  await writeFile(fixture.database, gzipSync(await readFile(join(directory, 'data.mdb')), { level: 9 }));
  const readAt = afterMinutes(122);
  const responses = await during(readAt, (url) => readHouse(url, keys));
  const house: ReleasedHouse = { readAt: readAt.toISOString(), keys, responses };
  await writeFile(fixture.house, `${JSON.stringify(house, null, 2)}\n`);
  await rm(directory, { recursive: true });
  calendar.close();
  await mail.close();
};

/** No limit of notifications is one that the owner is told about. */
const alwaysEmpty = 'notifications/reached_limits';

const refuseEmptyCollections = async (): Promise<void> => {
  const { manifest } = await Backup.open(fixture.backup);
  const empty = manifest.collections
    .filter(({ documents }) => documents === 0)
    .map(({ service, name }) => `${service}/${name}`)
    .filter((name) => name !== alwaysEmpty);
  if (empty.length > 0) throw new Error(`The house has nothing in ${empty.join(', ')}.`);
};

/** Waits until one e-mail has been refused permanently and the only other one waits for another attempt. */
const hasTriedEmails = async (directory: string): Promise<void> => {
  const client = await new mongo.MongoClient(uriOfRunning({ directory })).connect();
  const emails = client.db(databaseOf('notifications')).collection('emails');
  const to = (name: string) => `${name}@mail.example`;
  await eventually(async () => {
    const left = await emails.find({ status: { $in: ['queued', 'sending', 'given-up'] } }).toArray();
    const states = left.map(({ to: recipient, status, attempts }) => [recipient, status, attempts > 0]);
    if (
      JSON.stringify(states.sort()) !==
      JSON.stringify([
        [to('gesa'), 'queued', true],
        [to('hugo'), 'given-up', true],
      ])
    )
      throw new Error(JSON.stringify(states));
  }, 60_000);
  await client.close();
};
