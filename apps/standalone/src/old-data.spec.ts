import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { RequestHistoryEntry, RequestView, SettingsView } from '@hearthstay/contracts';
import { freePort, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { builtProgram, ownerToken } from '@hearthstay/testing/product';
import { startProgram, type Program } from './testing/program';

const repository = join(__dirname, '../../..');
const backup = join(repository, 'apps/data-transfer/src/testing/backup-of-format-1');
/** The backup after the version that wrote it has imported it and run for half a minute, without a mail server. */
const dataFile = join(__dirname, 'testing/old-data/data.mdb.gz');

/** The day after the data was written, so that the stays lie ahead on whichever day the test runs. */
const now = '2026-11-23T10:00:00+01:00';
const movedClock = pathToFileURL(join(repository, 'libs/testing/src/product/moved-clock.mjs')).href;

interface OldEmail {
  kind: string;
  to: string;
  status: string;
  subject: string;
  html: string;
}

const oldEmails = gunzipSync(readFileSync(join(backup, 'notifications.emails.jsonl.gz')))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as OldEmail);

/** The token of a link that the old version has sent. */
const oldToken = (kind: string, to: string, page: 'confirm' | 'status'): string => {
  const html = oldEmails.find((email) => email.kind === kind && email.to === to)?.html ?? '';
  return new RegExp(`/${page}/([\\w-]{43})`).exec(html)?.[1] ?? '';
};

const open = (directory: string): Promise<void> => {
  mkdirSync(directory);
  writeFileSync(join(directory, 'data.mdb'), gunzipSync(readFileSync(dataFile)));
  return Promise.resolve();
};

const importInto = async (directory: string): Promise<void> => {
  const transfer = await builtProgram('data-transfer');
  const program = startProgram(transfer, { DATA_DIR: directory }, { parameters: ['import', backup] });
  expect({ code: await program.ended(), output: program.output() }).toMatchObject({ code: 0 });
};

const occupied = [
  ...['2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2027-01-01', '2027-01-02'].map((date) => ({
    date,
    type: 'booking',
  })),
  ...['2027-02-05', '2027-02-06', '2027-02-07'].map((date) => ({ date, type: 'blocked' })),
];

let main: string;
beforeAll(async () => {
  main = await builtProgram('standalone');
});

describe.each([
  ['A data directory of the version before migrations, opened in place,', open],
  ['A backup of that version, imported,', importInto],
])('%s', (_what, prepare) => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-old-data-'));
  let mail: SmtpListener;
  let program: Program;
  let owner: string;

  beforeAll(async () => {
    const DATA_DIR = join(root, 'data');
    await prepare(DATA_DIR);
    mail = await startSmtpListener();
    program = startProgram(main, {
      DATA_DIR,
      PORT: String(await freePort()),
      HEALTH_PORT: '0',
      SMTP_URL: mail.url,
      RATE_LIMITS: 'off',
      UNDO_SECONDS: '0',
      NODE_OPTIONS: `--import=${movedClock}`,
      CLOCK_STARTS_AT: now,
    });
    await program.running();
  });
  afterAll(async () => {
    await program.ended('SIGKILL');
    await mail.close();
    rmSync(root, { recursive: true });
  });

  const call = async <Answer>(method: string, path: string, token?: string, body?: object): Promise<Answer> => {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const send = () => fetch(`${program.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    let response = await send();
    // On a busy machine a call may take longer than its deadline. It is repeated, as the front end does.
    while (response.status === 504) response = await send();
    const text = await response.text();
    expect({ path, status: response.status, text }).toMatchObject({ status: 200 });
    return JSON.parse(text) as Answer;
  };
  const askAsOwner = <Answer>(path: string): Promise<Answer> => call('GET', `/admin${path}`, owner);
  const requestOf = async (name: string): Promise<RequestView> => {
    const requests = await askAsOwner<RequestView[]>('/requests');
    return requests.find((request) => request.name === name) as RequestView;
  };
  const actionsOn = async ({ id }: RequestView): Promise<unknown[]> =>
    (await askAsOwner<RequestHistoryEntry[]>(`/requests/${id}/history`)).map(({ actor, action }) => ({
      actor,
      action,
    }));
  const sentTo = (to: string, subject: string) =>
    mail.waitForEmail((email) => email.envelope.to.includes(to) && email.subject.includes(subject));

  it('sends the e-mails that waited, as the old version has written them', async () => {
    const waiting = oldEmails.filter(({ status }) => status === 'due');
    expect(waiting).toHaveLength(2);
    for (const { to, subject, html } of waiting) expect((await sentTo(to, subject)).html.trimEnd()).toBe(html);
  });

  it('lets the owner in and shows what there was', async () => {
    owner = await ownerToken(program.url, mail);

    const requests = await askAsOwner<RequestView[]>('/requests');
    const states = requests.map(({ name, start_date, end_date, status }) => [name, start_date, end_date, status]);
    expect(Object.fromEntries(states.map(([name, ...state]) => [name, state]))).toEqual({
      Anna: ['2026-12-22', '2026-12-25', 'confirmed'],
      Bert: ['2027-01-01', '2027-01-02', 'approved'],
      Carla: ['2026-12-23', '2026-12-27', 'declined'],
      Dora: ['2027-01-11', '2027-01-13', 'cancelled'],
      Emil: ['2027-01-21', '2027-01-21', 'pending'],
      Fritz: ['2027-02-10', '2027-02-12', 'pending'],
    });
    expect(await requestOf('Dora')).toMatchObject({ cancellation_reason: 'Wasserschaden' });
    expect(await requestOf('Anna')).toMatchObject({ message: 'Grüße vom See\nmit Hund', locale: 'de' });
    expect(await requestOf('Emil')).toMatchObject({ guest_confirmed_at: expect.any(String) });
    expect(await requestOf('Fritz')).toMatchObject({ guest_confirmed_at: null });
    expect(await actionsOn(await requestOf('Anna'))).toEqual([]);

    expect(await askAsOwner('/settings')).toMatchObject({
      propertyName: 'Haus am See',
      maxAdvanceBookingDays: 300,
      maxConsecutiveBookings: 14,
      whitelistEnabled: true,
      showGuestNames: false,
      passwordRequired: true,
    });
    const emails = async (path: string) => (await askAsOwner<{ email: string }[]>(path)).map(({ email }) => email);
    expect((await emails('/whitelist')).sort()).toEqual(['anna@mail.example', 'emil@mail.example']);
    expect((await emails('/emails')).sort()).toEqual(['owner@example.com', 'zweite@example.com']);
    const blocked = await askAsOwner<{ date: string }[]>('/blocked-dates');
    expect(blocked.map(({ date }) => date)).toEqual(['2027-02-05', '2027-02-06', '2027-02-07']);
    expect(await askAsOwner('/guest-statistics')).toEqual([
      expect.objectContaining({ year: 2027, uniqueGuests: 1, totalDays: 2 }),
      expect.objectContaining({ year: 2026, uniqueGuests: 1, totalDays: 4 }),
    ]);
  });

  it('keeps strangers out by its password, and shows guests the occupied days and the photo', async () => {
    expect((await fetch(`${program.url}/api/bookings/occupied`)).status).toBe(401);
    await call('PATCH', '/admin/settings', owner, { appPassword: 'Seerose' });
    for (const admin of ['owner@example.com', 'zweite@example.com'])
      await sentTo(admin, 'Das Passwort der Seite wurde geändert');
    expect(await call('GET', '/bookings/occupied', 'Seerose')).toEqual(occupied);

    const settings = await call<SettingsView>('GET', '/bookings/settings');
    const photo = /\/api\/media\/background\/[^"]+/.exec(JSON.stringify(settings))?.[0] ?? '';
    const response = await fetch(`${program.url}${photo}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('lets a guest see a request by its old status link and confirm it by its old link', async () => {
    const status = oldToken('request-approved', 'bert@mail.example', 'status');
    const ofBert = () => call<RequestView[]>('GET', `/bookings/status?token=${status}`);
    expect(await ofBert()).toMatchObject([{ name: 'Bert', status: 'approved' }]);

    const confirm = oldToken('request-approved', 'bert@mail.example', 'confirm');
    expect(await call('GET', `/bookings/confirm/${confirm}`)).toMatchObject({ status: 'confirmed' });

    expect(await ofBert()).toMatchObject([{ name: 'Bert', status: 'confirmed' }]);
    await sentTo('bert@mail.example', 'Ihre Buchung ist fest');
    for (const admin of ['owner@example.com', 'zweite@example.com']) await sentTo(admin, 'Buchung bestätigt: Bert');
  });

  it('lets the owner approve and cancel an old request, and begins its history', async () => {
    const emil = await requestOf('Emil');
    const decided = await call('PATCH', `/admin/requests/${emil.id}`, owner, { status: 'approved' });
    expect(decided).toMatchObject({ status: 'approved' });
    await sentTo('emil@mail.example', 'Ihre Anfrage ist genehmigt');
    expect(await call('GET', '/bookings/occupied', 'Seerose')).toContainEqual({ date: '2027-01-21', type: 'booking' });

    await call('POST', `/admin/requests/${emil.id}/cancel`, owner, { reason: 'Sturmschaden' });
    await sentTo('emil@mail.example', 'Ihre Buchung wurde storniert');
    expect(await call('GET', '/bookings/occupied', 'Seerose')).toEqual(occupied);

    const actor = { kind: 'admin', email: 'owner@example.com' };
    expect(await actionsOn(emil)).toEqual([
      { actor, action: 'approved' },
      { actor, action: 'cancelled' },
    ]);
  });

  it('has sent no e-mail again that the old version had sent', () => {
    // The two that waited, the owner's link, two about the password, three of Bert's confirmation, and two of what the
    // owner decided.
    expect(mail.emails()).toHaveLength(2 + 1 + 2 + 3 + 2);
  });
});
