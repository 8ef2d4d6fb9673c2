import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { dayFromNow, peopleOf } from './testing/people-of';
import { startProgram, type Program } from './testing/program';

/** The machine's Node, if the tests run on a newer one: the product supports it, too. */
const node = process.env.MACHINE_NODE || process.execPath;

/** What `npm start` runs: Node's options and the program. It builds what has changed. */
const npmStart = (): { nodeOptions: string[]; main: string } => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.replace('exec node ', '').split(' ');
  return { nodeOptions: words.slice(0, -1), main: words.at(-1) ?? '' };
};

const root = mkdtempSync(join(tmpdir(), 'hearthstay-machine-node-'));

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
  const { main, nodeOptions } = npmStart();
  program = startProgram(main, variables, { node, nodeOptions });
  await program.running();
});
afterAll(async () => {
  await program.ended('SIGTERM');
  await listener.close();
  rmSync(root, { recursive: true });
});

it("npm start takes a request to its confirmation on the machine's Node", async () => {
  expect(await (await fetch(program.url)).text()).toContain('<main');
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
