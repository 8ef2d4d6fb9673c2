import { describeEachDatabase } from '@hearthstay/testing';
import { StartupError } from '@hearthstay/contracts';
import { migrationsCollection } from './migrations/applied-migrations';
import type { Migration } from './migrations/migration';
import { refuseNewerData } from './refuse-newer-data';

describeEachDatabase('The databases of several services', (database) => {
  const client = () => database.connection().getClient();
  const nameOf = (service: string) => `${database.name().slice(-12)}-${service}`;
  const services = ['bookings', 'admin-auth', 'notifications', 'media'];
  const known: Migration = { id: '0001-known', up: () => Promise.reject(new Error('It must not run')) };

  const migrated = (service: string, id: string) =>
    client().db(nameOf(service)).collection<{ _id: string }>(migrationsCollection).insertOne({ _id: id });
  const refuse = () =>
    refuseNewerData(
      client(),
      services.map((service) => ({ name: nameOf(service), migrations: [known] })),
    );
  const contents = () =>
    Promise.all(
      services.map(async (service) => {
        const collections = await client().db(nameOf(service)).collections();
        return Promise.all(collections.map(async (each) => [each.collectionName, await each.find().toArray()]));
      }),
    );

  afterEach(() => Promise.all(services.map((service) => client().db(nameOf(service)).dropDatabase())));

  it('are accepted when they are empty, older or of this version', async () => {
    await migrated('bookings', '0001-known');
    await client().db(nameOf('media')).collection('gallery').insertOne({});
    const before = await contents();

    await expect(refuse()).resolves.toBeUndefined();
    expect(await contents()).toEqual(before);
  });

  it('are refused in one sentence that names all newer ones, and stay unchanged', async () => {
    await migrated('admin-auth', '0001-known');
    await migrated('bookings', '0098-of-a-newer-version');
    await migrated('notifications', '0099-of-a-newer-version');
    const before = await contents();

    const refused = refuse();

    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(
      `The database ${nameOf('bookings')} was migrated by a newer version of Hearthstay (0098-of-a-newer-version). ` +
        `The database ${nameOf('notifications')} was migrated by a newer version of Hearthstay ` +
        '(0099-of-a-newer-version). This version cannot use the data and has changed nothing.',
    );
    expect(await contents()).toEqual(before);
  });
});
