import { Logger } from '@nestjs/common';
import { adminAuth } from '@hearthstay/admin-auth';
import { bookings } from '@hearthstay/bookings';
import * as contracts from '@hearthstay/contracts';
import { media } from '@hearthstay/media';
import { createInProcessTransport, type MessageTransport } from '@hearthstay/messaging';
import { notifications } from '@hearthstay/notifications';
import { closeDatabase, databaseOf, migrationsCollection, openDatabase } from '@hearthstay/database';
import { readEnv } from '@hearthstay/runtime';
import { startTemporaryMongo } from '@hearthstay/testing';
import { startServices } from './start-services';

const services = [notifications, bookings, adminAuth, media];

const isCall = (value: unknown): value is contracts.RpcContract =>
  typeof value === 'object' && value !== null && 'deadlineMs' in value;

/** Every call that the contracts declare. */
const calls = [
  ...Object.values<unknown>(contracts),
  ...contracts.settingsSections.flatMap(({ get, replace }) => [get, replace]),
].filter(isCall);

describe('The services of one process', () => {
  let server: Awaited<ReturnType<typeof startTemporaryMongo>>;
  let connection: Awaited<ReturnType<typeof openDatabase>>;
  let transport: MessageTransport;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    server = await startTemporaryMongo();
    connection = await openDatabase({ uri: server.uri, name: databaseOf('bookings') });
    transport = createInProcessTransport();
  });
  afterEach(async () => {
    await transport.close();
    await closeDatabase(connection);
    await server.close();
  });

  const databaseNamed = (name: string) => connection.getClient().db(name);
  const start = () => {
    const env = readEnv({ ADMIN_EMAILS: 'owner@example.com' });
    return startServices(services, { env, databaseUri: server.uri, transport });
  };
  const startAndStop = async () => {
    for (const service of await start()) await service.close();
  };
  /** The documents and indexes of every collection. */
  const contents = async () => {
    const contents: Record<string, unknown> = {};
    for (const { name } of services) {
      for (const collection of await databaseNamed(databaseOf(name)).collections()) {
        contents[collection.namespace] = [await collection.find().toArray(), await collection.indexes()];
      }
    }
    return contents;
  };
  const migrateByNewerVersion = (name: string) =>
    databaseNamed(name).collection<{ _id: string }>(migrationsCollection).insertOne({ _id: '0099-of-a-newer-version' });

  it.each(services.map(({ name }) => databaseOf(name)))(
    'do not start while %s is newer, and write nothing',
    async (name) => {
      await migrateByNewerVersion(name);
      const before = await contents();

      await expect(start()).rejects.toThrow(`The database ${name} was migrated by a newer version of Hearthstay`);
      expect(await contents()).toEqual(before);
    },
  );

  it('start again with the data that they have made', async () => {
    await startAndStop();
    expect(Object.keys(await contents())).toContain(`${databaseOf('admin-auth')}.admin_roster`);
    await expect(startAndStop()).resolves.toBeUndefined();
  });

  it('have a handler for every call', async () => {
    const running = await start();
    // A handler refuses what is no object; where there is none, the call fails.
    const outcomes = calls.map(async (call) => {
      const outcome = await transport.client.call(call, 'no object').catch((error: unknown) => error);
      return [call.name, outcome];
    });
    const refused = calls.map(({ name }) => [name, expect.objectContaining({ code: 'VALIDATION_FAILED' })]);
    expect(await Promise.all(outcomes)).toEqual(refused);
    for (const service of running) await service.close();
  });
});
