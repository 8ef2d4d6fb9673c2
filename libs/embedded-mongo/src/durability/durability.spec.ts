import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '../start';
import type { Acknowledged } from './writer';

const workspaceRoot = join(__dirname, '../../../..');
const writerProgram = join(workspaceRoot, 'dist/libs/embedded-mongo/writer.mjs');
const rounds = 8;

const buildWriter = (): void => {
  const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--config', join(__dirname, 'vite.writer.mjs')]);
};

/** Kills the writer during a write, after it has acknowledged some, and returns the acknowledged ones. */
const writeUntilKilled = async (directory: string, round: number): Promise<Acknowledged[]> => {
  const child = spawn(process.execPath, [writerProgram, directory, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const acknowledged: Acknowledged[] = [];
  const enough = 60 + 5 * round;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(JSON.parse(line) as Acknowledged);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return acknowledged;
};

/** The documents of all acknowledged writes. Interrupted writes may have left others. */
class Expectation {
  readonly guests = new Map<string, string>();
  readonly removed = new Set<string>();
  readonly counters = new Map<string, number>();

  add({ inserted, removing, removed, counted }: Acknowledged): void {
    if (inserted) this.guests.set(inserted._id, inserted.email);
    if (removing) this.guests.delete(removing._id);
    if (removed) this.removed.add(removed._id);
    if (counted) this.counters.set(counted.writer, counted.value);
  }
}

describe('A database whose process is killed under load', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-durability-'));

  beforeAll(buildWriter);
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it(`keeps every acknowledged write and its indexes through ${rounds} kills`, async () => {
    const expected = new Expectation();
    for (let round = 1; round <= rounds; round++) {
      (await writeUntilKilled(directory, round)).forEach((each) => expected.add(each));
      await expectKept(directory, expected);
    }
  }, 180_000);

  it('refuses writes on a full disk, and keeps all acknowledged ones', async () => {
    const full = join(directory, 'full');
    const limited = ['-c', 'ulimit -f 600; exec "$0" "$@"', process.execPath, writerProgram, full, '1'];
    const { stdout, stderr } = spawnSync('bash', limited, { encoding: 'utf8' });

    expect(stderr).toContain('The disk refused a write');
    const expected = new Expectation();
    for (const line of stdout.trim().split('\n')) expected.add(JSON.parse(line) as Acknowledged);
    expect(expected.guests.size).toBeGreaterThan(0);
    await expectKept(full, expected);
  });

  it('is not opened by a second process', async () => {
    const server = await startEmbeddedMongo({ directory });

    const second = spawnSync(process.execPath, [writerProgram, directory, 'second'], { encoding: 'utf8' });

    expect(second.status).not.toBe(0);
    expect(second.stderr).toContain(`${directory} is already in use by another process`);
    await server.close();
  });
});

const expectKept = async (directory: string, expected: Expectation): Promise<void> => {
  const server = await startEmbeddedMongo({ directory });
  const client = await new mongo.MongoClient(server.uri).connect();
  try {
    await expectAcknowledged(client.db('durability'), expected);
  } finally {
    await client.close();
    await server.close();
  }
};

const expectAcknowledged = async (db: mongo.Db, { guests, removed, counters }: Expectation): Promise<void> => {
  const stored = await db.collection<{ _id: string; email: string }>('guests').find().toArray();
  const emailById = new Map(stored.map(({ _id, email }) => [_id, email]));
  expect([...guests].filter(([_id, email]) => emailById.get(_id) !== email)).toEqual([]);
  expect([...removed].filter((_id) => emailById.has(_id))).toEqual([]);

  const byIndex = await db.collection<{ _id: string; email: string }>('guests').find().sort({ email: 1 }).toArray();
  expect(byIndex.map(({ _id }) => _id).sort()).toEqual([...emailById.keys()].sort());
  expect(new Set(byIndex.map(({ email }) => email)).size).toBe(byIndex.length);

  const counted = await db.collection<{ _id: string; value: number; outbox: unknown[] }>('counters').find().toArray();
  const valueByWriter = new Map(counted.map(({ _id, value }) => [_id, value]));
  expect([...counters].filter(([writer, value]) => (valueByWriter.get(writer) ?? 0) < value)).toEqual([]);
  expect(counted.filter(({ value, outbox }) => outbox.length !== value)).toEqual([]);

  for (const [_id, email] of [...guests].slice(-20)) {
    expect(await db.collection('guests').findOne({ email })).toEqual({ _id, email });
    await expect(db.collection('guests').insertOne({ email })).rejects.toMatchObject({ code: 11000 });
  }
};
