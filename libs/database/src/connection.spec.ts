import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { Schema } from 'mongoose';
import type { Model } from 'mongoose';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { describeEachDatabase } from '@hearthstay/testing';
import { closeDatabase, markFinishedImport, markUnfinishedImport, openDatabase, pingDatabase, trusted } from '.';

interface Guest {
  email: string;
  visits: number;
}

const guestSchema = new Schema<Guest>({ email: String, visits: Number });

describeEachDatabase('A service database', (database) => {
  let guests: Model<Guest>;
  beforeAll(async () => {
    guests = database.connection().model<Guest>('Guest', guestSchema);
    await guests.create({ email: 'a', visits: 1 }, { email: 'b', visits: 5 });
  });

  it('replies to a ping', async () => {
    await expect(pingDatabase(database.connection())).resolves.toBeUndefined();
  });

  it('rejects operators in values of users', async () => {
    const fromOutside = JSON.parse('{"$ne": null}') as string;

    await expect(guests.find({ email: fromOutside }).exec()).rejects.toThrow('Cast to string failed');
  });

  it('accepts trusted operators', async () => {
    expect(await guests.countDocuments({ visits: trusted({ $gt: 1 }) })).toBe(1);
  });

  it('rejects filters by fields that the schema does not have', async () => {
    await expect(guests.find({ e_mail: 'a' } as object).exec()).rejects.toThrow('e_mail');
  });

  it('refuses a database with an unfinished import', async () => {
    const marked = database.connection().getClient().db(database.name());
    const options = { uri: database.uri(), name: database.name() };
    await markUnfinishedImport(marked);
    await expect(openDatabase(options)).rejects.toThrow(`import into the database ${database.name()} is not finished`);

    await markFinishedImport(marked);
    await closeDatabase(await openDatabase(options));
  });

  it('is separate from other databases on the same server', async () => {
    const other = await openDatabase({ uri: database.uri(), name: `${database.name()}-2` });

    expect(await other.model('Guest', guestSchema).countDocuments()).toBe(0);
    await closeDatabase(other);
  });
});

describe('An unavailable database', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-away-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  /** Two thirds of the driver's default, and many times the product's limit, for a busy machine. */
  const seconds = 20_000;
  const failsWithinSeconds = async (call: Promise<unknown>): Promise<void> => {
    const start = Date.now();
    await expect(call).rejects.toThrow();
    expect(Date.now() - start).toBeLessThan(seconds);
  };

  it('is reported within seconds at the start of a service', async () => {
    await failsWithinSeconds(openDatabase({ uri: 'mongodb://127.0.0.1:9/', name: 'away' }));
  });

  it('may lose the first connections of a service that starts', async () => {
    const database = await startEmbeddedMongo({ directory });
    let connections = 0;
    const proxy = createServer((client) => {
      connections += 1;
      if (connections <= 2) client.destroy();
      // Whichever side ends first, the other may still be sending.
      else pipeline(client, connect(decodeURIComponent(new URL(database.uri).hostname)), client, () => undefined);
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const uri = `mongodb://127.0.0.1:${(proxy.address() as AddressInfo).port}/?directConnection=true`;
    await closeDatabase(await openDatabase({ uri, name: 'away' }));
    proxy.close();
    await database.close();
  });

  it('is reported within seconds at runtime, and available again after its return', async () => {
    const first = await startEmbeddedMongo({ directory });
    const connection = await openDatabase({ uri: first.uri, name: 'away' });
    const guests = connection.model('Guest', guestSchema);
    await guests.create({ email: 'kept' });

    await first.close();
    await failsWithinSeconds(guests.countDocuments().exec());
    await failsWithinSeconds(guests.create({ email: 'lost' }));
    await failsWithinSeconds(pingDatabase(connection));

    const second = await startEmbeddedMongo({ directory });
    expect((await guests.find().lean()).map(({ email }) => email)).toEqual(['kept']);
    await closeDatabase(connection);
    await second.close();
  });
});
