import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, mailboxCookie } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { startProgram, type Program } from './testing/program';

let main: string;
let directory: string;
const programs: Program[] = [];

const start = async (variables: Record<string, string> = {}): Promise<Program> => {
  const program = startProgram(main, {
    PORT: String(await freePort()),
    HEALTH_PORT: '0',
    DATA_DIR: directory,
    ...variables,
  });
  programs.push(program);
  return program;
};

beforeAll(async () => {
  main = await builtProgram('standalone');
});
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthstay-'));
});
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.ended('SIGKILL')));
  rmSync(directory, { recursive: true });
});

const mailboxUrlOf = (program: Program): string => /\S+\/dev\/mailbox\?secret=\S+/.exec(program.output())?.[0] ?? '';

const linesOf = (program: Program): string[] => program.output().trimEnd().split('\n');

describe('The program', () => {
  it('prints its URL, the first admin and the location of the data', async () => {
    const program = await start();
    await program.running();
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

  it('stores the secret of the mailbox readable only for its user', async () => {
    const first = await start();
    await first.running();
    expect(statSync(join(directory, 'mailbox-secret')).mode & 0o777).toBe(0o600);
    await first.ended('SIGTERM');
    const again = await start();
    await again.running();
    expect(new URL(mailboxUrlOf(again)).search).toBe(new URL(mailboxUrlOf(first)).search);
  });

  it('warns that e-mails are not readable with a public URL and without an SMTP server', async () => {
    const program = await start({ PUBLIC_URL: 'https://stay.example.com' });
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

  it('runs without metrics if their port is in use, and logs it', async () => {
    const HEALTH_PORT = String(await freePort());
    const first = await start({ HEALTH_PORT });
    await first.running();
    const second = await start({ HEALTH_PORT, DATA_DIR: join(directory, 'second') });
    await second.running();
    expect(second.output()).toContain(`Cannot serve metrics: Port ${HEALTH_PORT} on 127.0.0.1 is in use.`);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('exits cleanly on %s', async (signal) => {
    const program = await start();
    await program.running();
    expect(await program.ended(signal)).toBe(0);
  });

  it('prints in one line that its port is in use', async () => {
    const first = await start();
    await first.running();
    const { port } = new URL(first.url);
    const second = await start({ PORT: port, DATA_DIR: join(directory, 'second') });
    expect(await second.ended()).toBe(1);
    expect(linesOf(second)).toEqual([expect.stringContaining(`Port ${port} on 127.0.0.1 is in use.`)]);
  });

  it('prints in one line that its data is in use', async () => {
    const first = await start();
    await first.running();
    const second = await start();
    expect(await second.ended()).toBe(1);
    expect(linesOf(second)).toEqual([expect.stringContaining(`${directory} is already in use by another process`)]);
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
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
  it('answers all accepted requests without a failure when it is stopped', async () => {
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
    // No answer was cut: each visitor's last attempt did not get as far as an answer.
    for (const end of await ends) expect(end).toMatchObject({ reason: { message: 'fetch failed' } });
  });
});
