import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { startProgram, type Program } from './testing/program';

/** A newer Node than that of the tests, if there is one on the machine. */
const node = process.env.NEWER_NODE || process.execPath;

const root = mkdtempSync(join(tmpdir(), 'hearthstay-newer-node-'));
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

let program: Program;
let listener: SmtpListener;

beforeAll(async () => {
  listener = await startSmtpListener();
  const variables = {
    PORT: String(await freePort()),
    HEALTH_PORT: '0',
    DATA_DIR: join(root, 'data'),
    SMTP_URL: listener.url,
    ADMIN_EMAILS: 'owner@example.com',
    UNDO_SECONDS: '0',
  };
  program = startProgram(await builtProgram('standalone'), variables, { node });
  await program.running();
});
afterAll(async () => {
  await program.ended('SIGTERM');
  await listener.close();
  rmSync(root, { recursive: true });
});

/** The token of the link in the latest e-mail to an address. */
const tokenIn = async (to: string, path: string): Promise<string> => {
  const { text } = await listener.waitForEmail((email) => email.envelope.to.includes(to) && email.text.includes(path));
  return new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1] ?? '';
};

const call = async (method: string, path: string, { body, token }: { body?: object; token?: string } = {}) => {
  const response = await fetch(`${program.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as { id: string; token: string; status: string };
};

it('the product takes a request to its confirmation on a newer Node', async () => {
  await call('POST', '/admin/request-access', { body: { email: 'owner@example.com' } });
  const { token } = await call('GET', `/admin/verify/${await tokenIn('owner@example.com', '/admin/access/')}`);
  const stay = { name: 'Anna Seidel', email: 'anna@mail.example', startDate: day(3), endDate: day(5) };
  const { id } = await call('POST', '/bookings/request', { body: stay });
  const confirmToken = await tokenIn(stay.email, '/confirm/');
  await call('GET', `/bookings/confirm/${confirmToken}`);
  await call('PATCH', `/admin/requests/${id}`, { token, body: { status: 'approved' } });
  expect(await call('GET', `/bookings/confirm/${confirmToken}`)).toMatchObject({ status: 'confirmed' });
  const { subject } = await listener.waitForEmail(({ subject }) => subject.includes('Anna Seidel'));
  expect(subject).toBeTruthy();
});
