import 'reflect-metadata';
import { Inject, Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { describeEachDatabase } from '@hearthstay/testing';
import { DatabaseModule, databaseConnection, modelToken } from '.';
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
  const start = async (retiredIndexes: string[] = []) => {
    const options = { uri: database.uri(), name: database.name(), models: [{ ...guest, retiredIndexes }] };
    const module = Test.createTestingModule({ imports: [DatabaseModule.forRoot(options), GuestModule] });
    return (await module.compile()).init();
  };

  it('gives repositories their models, with all indexes made', async () => {
    const service = await start();

    const { guests } = service.get(GuestRepository);

    expect(await guests.listIndexes()).toMatchObject([{ key: { _id: 1 } }, { key: { email: 1 }, unique: true }]);
    await service.close();
  });

  it('starts again on indexes that are there', async () => {
    await (await start()).close();
    const service = await start();

    expect(await service.get(GuestRepository).guests.listIndexes()).toHaveLength(2);
    await service.close();
  });

  it('drops the indexes that an earlier version has made, and no others', async () => {
    const guests = database.connection().collection('guests');
    await guests.createIndex({ status: 1, startDate: 1 }, { name: 'retired' });
    await guests.createIndex({ name: 1 }, { name: 'of-a-newer-version' });
    const services = await Promise.all([start(['retired']), start(['retired'])]);

    const names = (await guests.listIndexes().toArray()).map(({ name }) => name as string);
    expect(names).toContain('of-a-newer-version');
    expect(names).not.toContain('retired');
    await Promise.all(services.map((service) => service.close()));
  });

  it('tells whether the database answers', async () => {
    const service = await start();
    const module = service.get(DatabaseModule);

    await expect(module.checkReadiness()).resolves.toBeUndefined();
    await service.close();
    await expect(module.checkReadiness()).rejects.toThrow();
  });

  it('shows that it has a shared database open until it ends', async () => {
    const db = database.connection().getClient().db(database.name());
    const service = await start();

    expect(await instancesIn(db).countDocuments()).toBe((await isEmbedded(db)) ? 0 : 1);
    await service.close();
    expect(await instancesIn(db).countDocuments()).toBe(0);
  });

  it('closes the connection when the service ends', async () => {
    const service = await start();
    const connection: Connection = service.get(databaseConnection);

    await service.close();

    expect(connection.readyState).toBe(0);
  });
});
