import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { freePort, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { dayFromNow, peopleOf } from './testing/people-of';
import { startProgram, type Program } from './testing/program';

/** Digits that appear nowhere else. */
const doorCode = '47190-85623-Tür';
const privateNote = 'Dackel-85623';
const guest = 'anna@mail.example';
const root = mkdtempSync(join(tmpdir(), 'hearthstay-door-code-'));

let program: Program;
let startAgain: () => Promise<void>;
/** What it has printed before it was started again. */
let printedBefore = '';
let listener: SmtpListener;
let healthPort: string;

const { call, tokenIn, signIn } = peopleOf({ url: () => program.url, listener: () => listener });

beforeAll(async () => {
  const main = await builtProgram('standalone');
  listener = await startSmtpListener();
  healthPort = String(await freePort());
  const settings = {
    PORT: String(await freePort()),
    HEALTH_PORT: healthPort,
    DATA_DIR: join(root, 'data'),
    SMTP_URL: listener.url,
    ADMIN_EMAILS: 'owner@example.com',
    RATE_LIMITS: 'off',
    UNDO_SECONDS: '0',
    LOG_LEVEL: 'debug',
  };
  program = startProgram(main, settings);
  await program.running();
  startAgain = async () => {
    await program.ended('SIGTERM');
    printedBefore = program.output();
    program = startProgram(main, settings);
    await program.running();
  };
});
afterAll(async () => {
  await program.ended('SIGTERM');
  await listener.close();
  rmSync(root, { recursive: true });
});

/** The names of the files of a backup that contain a text: one compressed file for each collection. */
const filesWith = (directory: string, text: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((file) => file.name.endsWith('.gz'))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => gunzipSync(readFileSync(file)).includes(text));

it('leaves the door code of a sent e-mail in the settings alone: not in the data, the logs, nor the metrics', async () => {
  await signIn();
  const stay = { name: 'Anna Seidel', email: guest, startDate: dayFromNow(3), endDate: dayFromNow(5) };
  const { id } = await call<{ id: string }>('POST', '/bookings/request', stay);
  const confirmToken = await tokenIn(guest, '/confirm/');
  await call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
  await call('GET', `/bookings/confirm/${confirmToken}`);
  const path = '/admin/settings/stay-emails';
  const emails = await call<{ arrival: object }>('GET', path);
  const text = { de: 'Code {{doorCode}}', en: 'Code {{doorCode}}' };
  const arrival = { ...emails.arrival, enabled: true, days: 365, hour: 0, subject: { de: 'Bald', en: 'Soon' }, text };
  const draft = { locale: 'de', subject: 'Bald', text: text.de };
  await call('PUT', path, { ...emails, arrival: { ...arrival, doorCode } });
  expect(JSON.stringify(await call('POST', `${path}/arrival/preview`, draft))).not.toContain(doorCode);
  await call('POST', `${path}/arrival/test`, draft);
  await call('PATCH', `/admin/requests/${id}/guest`, { private_note: privateNote });
  // It searches for e-mails that are due once a minute, and at its start.
  await startAgain();

  const sent = await listener.waitForEmail(({ text: body }) => body.includes(doorCode));
  expect(sent.envelope.to).toEqual([guest]);
  expect(sent.subject).not.toContain(doorCode);

  // Until the outcome is recorded, the queue has the data of the e-mail.
  const log = () => call<{ counts: Record<string, number> }>('GET', '/admin/email-log');
  while ((await log()).counts.waiting) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const page of ['/admin/email-log', '/admin/history', `/admin/requests/${id}`])
    expect(JSON.stringify(await call('GET', page))).not.toContain(doorCode);

  const backup = join(root, 'backup');
  const exporter = await builtProgram('data-transfer');
  await promisify(execFile)(process.execPath, [exporter, 'export', backup], { env: { DATA_DIR: join(root, 'data') } });
  const names = filesWith(backup, doorCode);
  expect(names.map((name) => name.slice(backup.length + 1))).toEqual([expect.stringMatching(/settings/)]);
  // What is searched is really there.
  expect(filesWith(backup, guest).length).toBeGreaterThan(1);

  const metrics = await (await fetch(`http://127.0.0.1:${healthPort}/metrics`)).text();
  const printed = printedBefore + program.output();
  for (const secret of [doorCode, privateNote]) {
    expect(metrics).not.toContain(secret);
    expect(printed).not.toContain(secret);
    expect(listener.emails().filter(({ html, subject }) => `${subject} ${html}`.includes(secret))).toHaveLength(
      secret === doorCode ? 1 : 0,
    );
  }
});
