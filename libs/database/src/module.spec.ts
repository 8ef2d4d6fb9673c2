import 'reflect-metadata';
import { Inject, Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { StartupError } from '@hearthstay/contracts';
import { DatabaseModule, databaseConnection, dropIndex, modelToken, type Migration } from '.';
import { instancesIn } from './instances/instances';
import { isEmbedded } from './instances/is-embedded';

interface Guest {
  email: string;
}

const guest = { name: 'Guest', schema: new Schema<Guest>({ email: { type: String, unique: true } }) };

@Injectable()
class GuestRepository {
  constructor(@Inject(modelToken('Guest')) readonly guests: Model<Guest>) {}
}

@Module({ providers: [GuestRepository] })
class GuestModule {}

describeEachDatabase('The database module', (database) => {
  const start = async (migrations: Migration[] = []) => {
    const options = { uri: database.uri(), name: database.name(), models: [guest], migrations };
    const module = Test.createTestingModule({ imports: [DatabaseModule.forRoot(options), GuestModule] });
    return (await module.compile()).init();
  };

  afterEach(() => database.connection().collection('migrations').deleteMany({}));

  it('records the migrations of an empty database without running them', async () => {
    const db = database.connection().getClient().db(database.name());
    const up = jest.fn(() => Promise.resolve());
    await (await start([{ id: '0001-first', up }])).close();

    expect(up).not.toHaveBeenCalled();
    expect(await db.collection('migrations').find().toArray()).toMatchObject([{ _id: '0001-first' }]);
  });

  it('provides models to repositories, with all indexes created', async () => {
    const service = await start();

    const { guests } = service.get(GuestRepository);

    expect(await guests.listIndexes()).toMatchObject([{ key: { _id: 1 } }, { key: { email: 1 }, unique: true }]);
    await service.close();
  });

  it('starts again with existing indexes', async () => {
    await (await start()).close();
    const service = await start();

    expect(await service.get(GuestRepository).guests.listIndexes()).toHaveLength(2);
    await service.close();
  });

  it('migrates the data before it creates the indexes', async () => {
    const guests = database.connection().collection('guests');
    await guests.createIndex({ status: 1 }, { name: 'retired' });
    const seen: string[][] = [];
    const dropRetired: Migration = {
      id: '0001-drop-retired-index',
      up: async (data) => {
        await dropIndex(data, 'guests', 'retired');
        await dropIndex(data, 'guests', 'retired');
        await dropIndex(data, 'no-such-collection', 'retired');
        seen.push((await guests.listIndexes().toArray()).map(({ name }) => name as string));
      },
    };
    await guests.dropIndex('email_1');
    const services = await Promise.all([start([dropRetired]), start([dropRetired])]);

    expect(seen).toEqual([['_id_']]);
    expect(await guests.listIndexes().toArray()).toHaveLength(2);
    await Promise.all(services.map((service) => service.close()));
  });

  it('refuses data of a newer version with one sentence and does not change it', async () => {
    const db = database.connection().getClient().db(database.name());
    const applied = db.collection<{ _id: string }>('migrations');
    await applied.insertOne({ _id: '0099-of-the-next-version' });
    await database.connection().collection('guests').dropIndex('email_1');
    const everything = async () => {
      const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
      return Promise.all(names.map(async (name) => [name, await db.collection(name).find().toArray()]));
    };
    const before = await everything();

    const starting = start();

    await expect(starting).rejects.toThrow(StartupError);
    await expect(starting).rejects.toThrow(
      /was migrated by a newer version of Hearthstay \(0099-of-the-next-version\)/,
    );
    expect(await everything()).toEqual(before);
    expect(await database.connection().collection('guests').listIndexes().toArray()).toHaveLength(1);
  });

  it('reports whether the database is available', async () => {
    const service = await start();
    const module = service.get(DatabaseModule);

    await expect(module.checkReadiness()).resolves.toBeUndefined();
    await service.close();
    await expect(module.checkReadiness()).rejects.toThrow();
  });

  it('announces that it has a shared database open until it stops', async () => {
    const db = database.connection().getClient().db(database.name());
    const service = await start();

    expect(await instancesIn(db).countDocuments()).toBe((await isEmbedded(db)) ? 0 : 1);
    await service.close();
    expect(await instancesIn(db).countDocuments()).toBe(0);
  });

  it('closes the connection when the service stops', async () => {
    const service = await start();
    const connection: Connection = service.get(databaseConnection);

    await service.close();

    expect(connection.readyState).toBe(0);
  });
});
