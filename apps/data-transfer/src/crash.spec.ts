import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { databaseOf, hasUnfinishedImport, openDatabase } from '@hearthstay/database';
import { startEmbeddedMongo, uriOfRunning } from '@hearthstay/embedded-mongo';
import { eventually } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { mongo } from 'mongoose';
import { stagedName } from './data/staged-collections';

jest.setTimeout(300_000);

let program: string;

/** The command needs no settings of the product, so incomplete ones must not stop it. */
const incompleteSettings = { NODE_ENV: 'production' };

const run = (directory: string, ...parameters: string[]): ChildProcess =>
  spawn(process.execPath, [program, ...parameters], {
    env: { ...incompleteSettings, DATA_DIR: directory },
    stdio: 'inherit',
  });

const finish = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0];

const kill = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
};

const guestCount = 20_000;

const withDatabase = async <T>(uri: string, use: (bookings: mongo.Db) => Promise<T>) => {
  const client = await new mongo.MongoClient(uri).connect();
  try {
    return await use(client.db(databaseOf('bookings')));
  } finally {
    await client.close();
  }
};

const withClient = <T>(
  uri: string,
  use: (guests: mongo.Collection<{ _id: number }>) => Promise<T>,
  name = 'whitelist',
) => withDatabase(uri, (bookings) => use(bookings.collection(name)));

describe('A process that is killed', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-killed-'));
  const [source, target, folder] = ['source', 'target', 'backup'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];

  beforeAll(async () => {
    program = await builtProgram('data-transfer');
    const server = await startEmbeddedMongo({ directory: source });
    const guests = Array.from({ length: guestCount }, (_, _id) => ({ _id, message: 'Grüße '.repeat(40) }));
    await withClient(server.uri, (collection) => collection.insertMany(guests));
    await server.close();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('during an export leaves nothing with the name of a backup, and the next one is complete', async () => {
    const first = run(source, 'export', folder);
    await eventually(() => expect(readdirSync(`${folder}.unfinished`)).not.toEqual([]));
    await kill(first);
    expect(existsSync(folder)).toBe(false);

    expect(await finish(run(source, 'export', folder))).toBe(0);
    expect(existsSync(folder)).toBe(true);
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
  });

  it('during an import leaves data on which no service starts, and the next import is complete', async () => {
    const first = run(target, 'import', folder);
    await eventually(
      () =>
        withClient(
          `${uriOfRunning({ directory: target })}&serverSelectionTimeoutMS=100`,
          async (guests) => expect(await guests.estimatedDocumentCount()).toBeGreaterThan(0),
          stagedName('whitelist'),
        ),
      60_000,
    );
    await kill(first);

    const server = await startEmbeddedMongo({ directory: target });
    const opening = openDatabase({ uri: server.uri, name: databaseOf('bookings') });
    await expect(opening).rejects.toThrow('is not finished');
    expect(await withClient(server.uri, (guests) => guests.estimatedDocumentCount())).toBe(0);
    await server.close();

    expect(await finish(run(target, 'import', folder))).toBe(0);
    const again = await startEmbeddedMongo({ directory: target });
    const connection = await openDatabase({ uri: again.uri, name: databaseOf('bookings') });
    expect(await withClient(again.uri, (guests) => guests.estimatedDocumentCount())).toBe(guestCount);
    await connection.close();
    await again.close();
  });
});

/** The sentences of steps, as the command writes them. */
const steps = ['Exporting', 'Writing', 'Comparing', 'Replacing'];

describe('A restore that is killed', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-killed-restore-'));
  const folder = join(root, 'backup');
  const fill = async (directory: string, name: string, count: number) => {
    const server = await startEmbeddedMongo({ directory });
    await withClient(
      server.uri,
      (links) => links.insertMany(Array.from({ length: count }, (_, _id) => ({ _id }))),
      name,
    );
    await server.close();
  };
  const look = async (directory: string) => {
    const server = await startEmbeddedMongo({ directory });
    const isUnfinished = await withDatabase(server.uri, hasUnfinishedImport);
    const count = (name: string) => withClient(server.uri, (collection) => collection.estimatedDocumentCount(), name);
    const counts = { old: await count('guest_links'), restored: await count('whitelist') };
    await server.close();
    return { isUnfinished, counts };
  };
  const oldData = { old: 1, restored: 0 };
  const restoredData = { old: 0, restored: 200 };

  beforeAll(async () => {
    program = await builtProgram('data-transfer');
    await fill(join(root, 'source'), 'whitelist', restoredData.restored);
    expect(await finish(run(join(root, 'source'), 'export', folder))).toBe(0);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const restoreKilledAt = async (step: string) => {
    const house = join(root, step);
    await fill(house, 'guest_links', oldData.old);

    const first = spawn(process.execPath, [program, 'restore', folder], {
      env: { ...incompleteSettings, DATA_DIR: house },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(first.stdout)) if (line.startsWith(step)) break;
    await kill(first);

    const found = await look(house);
    const exitCode = await finish(run(house, 'restore', folder));
    return { found, exitCode, afterNext: await look(house) };
  };

  // Each next restore waits until the killed one has sent no heartbeat for long enough, so all of them wait together.
  const killed = new Map<string, ReturnType<typeof restoreKilledAt>>();
  beforeAll(() => {
    for (const step of steps) killed.set(step, restoreKilledAt(step));
    return Promise.allSettled(killed.values());
  });

  it.each(steps)('at "%s …" leaves the old data or the new, or data that the next one completes', async (step) => {
    const { found, exitCode, afterNext } = await killed.get(step)!;
    if (!found.isUnfinished) expect([oldData, restoredData]).toContainEqual(found.counts);
    expect(exitCode).toBe(0);
    expect(afterNext).toEqual({ isUnfinished: false, counts: restoredData });
  });
});
