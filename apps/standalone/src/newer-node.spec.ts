import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { dayFromNow, peopleOf } from './testing/people-of';
import { startProgram, type Program } from './testing/program';

/** A newer Node than that of the tests, if there is one on the machine. */
const node = process.env.NEWER_NODE || process.execPath;

const root = mkdtempSync(join(tmpdir(), 'hearthstay-newer-node-'));

let program: Program;
let listener: SmtpListener;

const { call, tokenIn, signIn } = peopleOf({ url: () => program.url, listener: () => listener });

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

it('the product takes a request to its confirmation on a newer Node', async () => {
  await signIn();
  const stay = { name: 'Anna Seidel', email: 'anna@mail.example', startDate: dayFromNow(3), endDate: dayFromNow(5) };
  const { id } = await call<{ id: string }>('POST', '/bookings/request', stay);
  const confirmToken = await tokenIn(stay.email, '/confirm/');
  await call('GET', `/bookings/confirm/${confirmToken}`);
  await call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
  expect(await call('GET', `/bookings/confirm/${confirmToken}`)).toMatchObject({ status: 'confirmed' });
  const isToOwner = ({ envelope }: { envelope: { to: string[] } }) => envelope.to.includes('owner@example.com');
  await listener.waitForEmail((email) => isToOwner(email) && email.subject.includes('Anna Seidel'));
});
