import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { eventually, freePort, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { dayFromNow, peopleOf } from './testing/people-of';
import { startProgram, type Program } from './testing/program';

const email = 'xanthippe@gast.example';
const name = 'Xanthippe Quellwasser';
/** What only this guest can have brought into the data. */
const secrets = [email, 'Xanthippe', 'Quellwasser', 'Papageientaucher', 'Murmelbahn', '0179 5550123', 'Zimtschnecke'];
const root = mkdtempSync(join(tmpdir(), 'hearthstay-erased-guest-'));

let program: Program;
let listener: SmtpListener;

const { call, tokenIn, signIn } = peopleOf({ url: () => program.url, listener: () => listener });

beforeAll(async () => {
  const main = await builtProgram('standalone');
  listener = await startSmtpListener();
  program = startProgram(main, {
    PORT: String(await freePort()),
    HEALTH_PORT: String(await freePort()),
    DATA_DIR: join(root, 'data'),
    SMTP_URL: listener.url,
    ADMIN_EMAILS: 'owner@example.com',
    RATE_LIMITS: 'off',
    UNDO_SECONDS: '0',
    LOG_LEVEL: 'debug',
  });
  await program.running();
});
afterAll(async () => {
  await program.ended('SIGTERM');
  await listener.close();
  rmSync(root, { recursive: true });
});

interface Erasure {
  receipts: { service: string; at?: string; found?: Record<string, number> }[];
}

/** A new backup: the text of all collections of all services. */
const backUp = async (folder: string): Promise<string> => {
  const backup = join(root, folder);
  const exporter = await builtProgram('data-transfer');
  await promisify(execFile)(process.execPath, [exporter, 'export', backup], { env: { DATA_DIR: join(root, 'data') } });
  return readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((file) => file.name.endsWith('.gz'))
    .map((file) => gunzipSync(readFileSync(join(file.parentPath, file.name))).toString())
    .join('\n');
};

it('leaves nothing of an erased guest in any database, outbox, queue, log or new backup', async () => {
  await signIn();
  const stay = {
    name,
    email,
    startDate: dayFromNow(3),
    endDate: dayFromNow(5),
    message: 'Mit meinem Papageientaucher',
  };
  const { id } = await call<{ id: string }>('POST', '/bookings/request', stay);
  await call('GET', `/bookings/confirm/${await tokenIn(email, '/confirm/')}`);
  await call('POST', '/admin/guest-whitelist', { email, notes: 'bringt Zimtschnecke mit' });
  await call('PATCH', `/admin/requests/${id}/guest`, { phone: '0179 5550123', private_note: 'Murmelbahn' });
  await call('POST', `/admin/requests/${id}/messages`, { text: 'Für den Papageientaucher steht Wasser bereit.' });
  await call('POST', `/admin/requests/${id}/offer`, {
    ...{ start_date: dayFromNow(7), end_date: dayFromNow(9), note: 'Die Murmelbahn ist aufgebaut.', hold: true },
  });
  await listener.waitForEmail(({ text }) => text.includes('aufgebaut'));
  // From now on e-mails wait in the queue, with the reply of a mail server that repeats their recipient.
  listener.rejectWith(451);
  await call('POST', `/admin/requests/${id}/messages`, { text: 'Noch ein Wort zur Zimtschnecke.' });
  await call('POST', '/bookings/send-access-link', { email });
  await eventually(async () =>
    expect(JSON.stringify(await call('GET', '/admin/email-log'))).toContain(`451 Refused by the test <${email}>`),
  );

  const before = await backUp('before');
  for (const secret of secrets) expect([secret, before.includes(secret)]).toEqual([secret, true]);
  const found = await call<{ services: object[] }>('POST', '/admin/privacy/search', { email });
  expect(found.services).toMatchObject([{ found: { requests: 1, messages: 2, whitelist: 1 } }, { found: {} }]);
  expect(JSON.stringify(await call('POST', '/admin/privacy/export', { email }))).toContain('Papageientaucher');

  await call('POST', '/admin/privacy/erase', { email });
  let erasure: Erasure | undefined;
  while (!erasure?.receipts.every(({ at }) => at)) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    [erasure] = await call<Erasure[]>('GET', '/admin/privacy/records');
  }
  expect(erasure.receipts).toMatchObject([
    { service: 'bookings', found: { requests: 1, messages: 2, whitelist: 1 } },
    { service: 'notifications', found: { emails: expect.any(Number) as number } },
  ]);

  const after = await backUp('after');
  for (const secret of secrets) {
    expect([secret, after.includes(secret)]).toEqual([secret, false]);
    expect([secret, program.output().includes(secret)]).toEqual([secret, false]);
  }
  for (const path of ['/admin/requests', `/admin/requests/${id}`, '/admin/email-log', '/admin/history'])
    for (const secret of secrets) expect(JSON.stringify(await call('GET', path))).not.toContain(secret);
  expect(await call('GET', `/admin/requests/${id}`)).toMatchObject({ status: 'cancelled', start_date: dayFromNow(3) });
});
