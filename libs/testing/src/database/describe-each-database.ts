import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { closeDatabase } from '@hearthstay/database';
import { openPatiently } from './open-patiently';
import { startTemporaryMongo, type TemporaryMongoOptions } from './temporary-mongo';

/** A database for a block of tests, ready from the first `beforeAll` of the block on. */
export interface TestDatabase {
  uri(): string;
  /** The name of the database, which no other block of tests uses. */
  name(): string;
  connection(): Connection;
}

/**
 * Declares tests in such a block that run on the embedded database only, for rules that do not depend on the engine, as
 * with {@link describeOnEmbeddedDatabase}.
 */
export type OnEmbeddedDatabase = (declareTests: () => void) => void;

type BlockOnEachDatabase = (database: TestDatabase, onEmbeddedDatabase: OnEmbeddedDatabase) => void;

interface Server {
  uri: string;
  close(): Promise<void>;
}

/**
 * Runs a block of tests on the embedded database, in a directory of its own, and again on the server at `MONGODB_URI`.
 * If that is not set, the second run is listed as skipped, so the report shows that one engine is untested.
 *
 * For everything that depends on the engine: repository methods, indexes, TTLs, unique keys, atomicity, concurrency,
 * crash recovery, migrations, outboxes, leases, imports and exports.
 */
export const describeEachDatabase = (
  title: string,
  block: BlockOnEachDatabase,
  embedded: TemporaryMongoOptions = {},
): void => {
  const onEmbedded = (database: TestDatabase) => block(database, (declareTests) => declareTests());
  describe(`${title} (embedded database)`, () => withDatabase(onEmbedded, () => startTemporaryMongo(embedded)));

  const onServer = (database: TestDatabase) => block(database, () => undefined);
  const uri = process.env.MONGODB_URI;
  if (uri) describe(`${title} (MONGODB_URI)`, () => withDatabase(onServer, () => running(uri)));
  else describe.skip(`${title} (skipped, as MONGODB_URI is not set)`, () => withDatabase(onServer, () => running('')));
};

/**
 * Runs a block of tests once, on the embedded database.
 *
 * For the rules of a service that do not depend on the engine, such as the order of checks, refusals, limits, lists and
 * the content of e-mails. Each repository method that they use has a test with `describeEachDatabase`, too.
 */
export const describeOnEmbeddedDatabase = (title: string, block: (database: TestDatabase) => void): void =>
  describe(title, () => withDatabase(block, () => startTemporaryMongo()));

const running = (uri: string): Promise<Server> => Promise.resolve({ uri, close: () => Promise.resolve() });

/**
 * Jest runs hooks in the order of their declaration, so a service that the block has started ends before its database.
 */
const withDatabase = (block: (database: TestDatabase) => void, start: () => Promise<Server>): void => {
  const name = `hearthstay-test-${randomUUID()}`;
  let server: Server;
  let connection: Connection;
  beforeAll(async () => {
    server = await start();
    connection = await openPatiently({ uri: server.uri, name });
  });
  block({ uri: () => server.uri, name: () => name, connection: () => connection });
  afterAll(async () => {
    await connection.dropDatabase();
    await closeDatabase(connection);
    await server.close();
  });
};
