import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf, openDatabase } from '@hearthstay/database';
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

const requestCount = 20_000;

const withClient = async <T>(
  uri: string,
  use: (requests: mongo.Collection<{ _id: number }>) => Promise<T>,
  name = 'booking_requests',
) => {
  const client = await new mongo.MongoClient(uri).connect();
  try {
    return await use(client.db(databaseOf('bookings')).collection(name));
  } finally {
    await client.close();
  }
};

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
    const requests = Array.from({ length: requestCount }, (_, _id) => ({ _id, message: 'Grüße '.repeat(40) }));
    await withClient(server.uri, (collection) => collection.insertMany(requests));
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
          async (requests) => expect(await requests.estimatedDocumentCount()).toBeGreaterThan(0),
          stagedName('booking_requests'),
        ),
      60_000,
    );
    await kill(first);

    const server = await startEmbeddedMongo({ directory: target });
    const opening = openDatabase({ uri: server.uri, name: databaseOf('bookings') });
    await expect(opening).rejects.toThrow('is not finished');
    expect(await withClient(server.uri, (requests) => requests.estimatedDocumentCount())).toBe(0);
    await server.close();

    expect(await finish(run(target, 'import', folder))).toBe(0);
    const again = await startEmbeddedMongo({ directory: target });
    const connection = await openDatabase({ uri: again.uri, name: databaseOf('bookings') });
    expect(await withClient(again.uri, (requests) => requests.estimatedDocumentCount())).toBe(requestCount);
    await connection.close();
    await again.close();
  });
});
