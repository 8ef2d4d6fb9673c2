import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hearthstay/testing';
import { buildProgram } from './testing/build';
import { startProgram, type Program } from './testing/program';

jest.setTimeout(60_000);

let main: string;
let directory: string;
const programs: Program[] = [];

const start = async (variables: Record<string, string> = {}): Promise<Program> => {
  const program = startProgram(main, { PORT: String(await freePort()), DATA_DIR: directory, ...variables });
  programs.push(program);
  return program;
};

beforeAll(async () => {
  main = await buildProgram();
});
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthstay-'));
});
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.ended('SIGKILL')));
  rmSync(directory, { recursive: true });
});

const linesOf = (program: Program): string[] => program.output().trimEnd().split('\n');

describe('the program', () => {
  it('says where it is, how to sign in and where the data lies', async () => {
    const program = await start();
    await program.running();
    const { port } = new URL(program.url);
    expect(program.output()).toContain(`http://localhost:${port}\n`);
    expect(program.output()).toContain(`http://localhost:${port}/admin/login as owner@example.com`);
    expect(program.output()).toContain(`http://localhost:${port}/dev/mailbox`);
    expect(program.output()).toContain(directory);
    expect((await fetch(`${program.url}/health/ready`)).status).toBe(200);
    const page = await fetch(program.url, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toBe('<!doctype html>');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly by %s', async (signal) => {
    const program = await start();
    await program.running();
    expect(await program.ended(signal)).toBe(0);
  });

  it('says in one line that its port is in use', async () => {
    const first = await start();
    await first.running();
    const { port } = new URL(first.url);
    const second = await start({ PORT: port, DATA_DIR: join(directory, 'second') });
    expect(await second.ended()).toBe(1);
    expect(linesOf(second)).toEqual([expect.stringContaining(`Port ${port} on 127.0.0.1 is in use.`)]);
  });

  it('says in one line that its data is in use', async () => {
    const first = await start();
    await first.running();
    const second = await start();
    expect(await second.ended()).toBe(1);
    expect(linesOf(second)).toEqual([expect.stringContaining(`${directory} is already in use by another process`)]);
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  });

  it('says in one line for each which settings are wrong', async () => {
    const program = await start({ PORT: 'x', DEFAULT_LOCALE: 'fr' });
    expect(await program.ended()).toBe(1);
    expect(linesOf(program)).toEqual([
      'Hearthstay cannot start with these settings:',
      expect.stringContaining('PORT'),
      expect.stringContaining('DEFAULT_LOCALE'),
    ]);
  });
});

describe('under load', () => {
  it('is told to stop and answers all that it has begun, with no failure among it', async () => {
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
