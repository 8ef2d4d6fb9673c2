import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, mailboxCookie } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { startProgram, type Program } from './testing/program';

let main: string;
let adminLink: string;
const root = mkdtempSync(join(tmpdir(), 'hearthstay-'));
const newDirectory = (): string => mkdtempSync(join(root, 'data-'));
const programs: Program[] = [];

const start = async (variables: Record<string, string> = {}): Promise<Program> => {
  const program = startProgram(main, {
    PORT: String(await freePort()),
    HEALTH_PORT: '0',
    DATA_DIR: newDirectory(),
    ...variables,
  });
  programs.push(program);
  return program;
};

const killPrograms = async (): Promise<void> => {
  await Promise.all(programs.splice(0).map((program) => program.ended('SIGKILL')));
};

beforeAll(async () => {
  main = await builtProgram('standalone');
  adminLink = await builtProgram('admin-link');
});
afterAll(() => rmSync(root, { recursive: true }));

const mailboxUrlOf = (program: Program): string => /\S+\/dev\/mailbox\?secret=\S+/.exec(program.output())?.[0] ?? '';

/** Runs the command for operators as its users do. */
const runAdminLink = async (parameters: string[], variables: Record<string, string>) => {
  const command = startProgram(adminLink, variables, { parameters });
  return { code: await command.ended(), output: command.output() };
};

const linesOf = (program: Program): string[] => program.output().trimEnd().split('\n');

describe('A running program', () => {
  const directory = newDirectory();
  let healthPort: string;
  let program: Program;

  beforeAll(async () => {
    healthPort = String(await freePort());
    program = await start({ HEALTH_PORT: healthPort, DATA_DIR: directory });
    await program.running();
  });
  afterAll(killPrograms);

  it('has printed its URL, the first admin and the location of the data', async () => {
    const { port } = new URL(program.url);
    expect(program.output()).toContain(`http://localhost:${port}\n`);
    expect(program.output()).toContain(`http://localhost:${port}/admin/login as owner@example.com`);
    expect((await fetch(`${program.url}/dev/mailbox`)).status).toBe(401);
    const Cookie = await mailboxCookie(mailboxUrlOf(program));
    expect((await fetch(`${program.url}/dev/mailbox`, { headers: { Cookie } })).status).toBe(200);
    expect(program.output()).toContain(directory);
    expect((await fetch(`${program.url}/health/ready`)).status).toBe(200);
    const page = await fetch(program.url, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toBe('<!doctype html>');
  });

  it('leaves the port of metrics in use, which a second program logs and runs without; exits on SIGINT', async () => {
    const second = await start({ HEALTH_PORT: healthPort });
    await second.running();
    expect(second.output()).toContain(`Cannot serve metrics: Port ${healthPort} on 127.0.0.1 is in use.`);
    expect(await second.ended('SIGINT')).toBe(0);
  });

  it('makes a second program print in one line that its port is in use', async () => {
    const { port } = new URL(program.url);
    const second = await start({ PORT: port });
    expect(await second.ended()).toBe(1);
    expect(linesOf(second)).toEqual([expect.stringContaining(`Port ${port} on 127.0.0.1 is in use.`)]);
  });

  it('makes a second program print in one line that its data is in use', async () => {
    const second = await start({ DATA_DIR: directory });
    expect(await second.ended()).toBe(1);
    expect(linesOf(second)).toEqual([expect.stringContaining(`${directory} is already in use by another process`)]);
    expect((await fetch(`${program.url}/health/ready`)).status).toBe(200);
  });

  it('issues a login link to an operator of its data, once', async () => {
    const email = 'owner@example.com';
    const { code, output } = await runAdminLink([email], { DATA_DIR: directory });
    const [, linkToken] = new RegExp(`http://localhost:\\d+/admin/access/([\\w-]{43})`).exec(output) ?? [];
    expect([code, output]).toEqual([0, expect.stringContaining(email)]);
    const signIn = () => fetch(`${program.url}/api/admin/verify/${linkToken}`);
    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 401]);
    const refused = await runAdminLink(['petra@house.example'], { DATA_DIR: directory });
    expect([refused.code, refused.output]).toEqual([
      1,
      'petra@house.example is not an admin. With --add it becomes one.\n',
    ]);
    expect(statSync(join(directory, 'operator.sock')).mode & 0o777).toBe(0o600);
  });

  it('exits on SIGTERM, and keeps the secret of the mailbox, readable only for its user', async () => {
    expect(statSync(join(directory, 'mailbox-secret')).mode & 0o777).toBe(0o600);
    expect(await program.ended('SIGTERM')).toBe(0);
    const again = await start({ DATA_DIR: directory });
    await again.running();
    expect(new URL(mailboxUrlOf(again)).search).toBe(new URL(mailboxUrlOf(program)).search);
  });
});

describe('The program', () => {
  afterEach(killPrograms);

  it('warns that e-mails are not readable with a public URL and without an SMTP server', async () => {
    const directory = newDirectory();
    const program = await start({ PUBLIC_URL: 'https://stay.example.com', DATA_DIR: directory });
    await program.running();
    expect(program.output()).toContain('can be read nowhere: there is no SMTP_URL');
    expect(program.output()).not.toContain('/dev/mailbox');
    expect(existsSync(join(directory, 'mailbox-secret'))).toBe(false);
  });

  it('serves metrics on a loopback port, and not on that of the site', async () => {
    const healthPort = await freePort();
    const program = await start({ HOST: '0.0.0.0', HEALTH_PORT: String(healthPort) });
    await program.running();
    await fetch(`${program.url}/api/bookings/settings`);
    const metrics = await (await fetch(`http://127.0.0.1:${healthPort}/metrics`)).text();
    expect(metrics).toContain('hearthstay_http_request_seconds_count{method="GET"');
    expect(metrics).toContain('hearthstay_rpc_call_seconds_count{message="bookings.get-public-settings"');
    expect(metrics).toContain('hearthstay_message_handling_seconds_count{message="bookings.get-public-settings"');
    expect(metrics).toContain('hearthstay_outbox_oldest_event_seconds');
    expect(metrics).toContain('hearthstay_cache_reads_total{cache="settings",outcome="miss"}');
    expect(metrics).toContain('hearthstay_cache_reads_total{cache="feeds",outcome="hit"}');
    expect((await fetch(`http://127.0.0.1:${healthPort}/health/ready`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${healthPort}/metrics`)).rejects.toThrow();
    expect((await fetch(`${program.url}/metrics`)).headers.get('Content-Type')).not.toContain('text/plain');
  });

  it('is required by the command for operators, which says so', async () => {
    const directory = newDirectory();
    const { code, output } = await runAdminLink(['owner@example.com'], { DATA_DIR: directory });
    expect([code, output]).toEqual([
      1,
      `Hearthstay does not run with its data in ${directory}. Start it, or set DATA_DIR.\n`,
    ]);
  });

  it('prints one line for each invalid setting', async () => {
    const program = await start({ PORT: 'x', DEFAULT_LOCALE: 'fr' });
    expect(await program.ended()).toBe(1);
    expect(linesOf(program)).toEqual([
      'Hearthstay cannot start with these settings:',
      expect.stringContaining('PORT'),
      expect.stringContaining('DEFAULT_LOCALE'),
    ]);
  });
});

describe('Under load', () => {
  afterEach(killPrograms);

  it('responds to all accepted requests when it is stopped', async () => {
    const program = await start({ RATE_LIMITS: 'off' });
    await program.running();
    const statuses: number[] = [];
    const visit = async (): Promise<void> => {
      for (;;) {
        const response = await fetch(`${program.url}/api/bookings/settings`);
        await response.json();
        statuses.push(response.status);
      }
    };
    const ends = Promise.allSettled(Array.from({ length: 20 }, visit));
    while (statuses.length < 200) await new Promise(setImmediate);
    expect(await program.ended('SIGTERM')).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
    // No response was cut off: the last attempt of each visitor ended before a response began.
    for (const end of await ends) expect(end).toMatchObject({ reason: { message: 'fetch failed' } });
  });
});
