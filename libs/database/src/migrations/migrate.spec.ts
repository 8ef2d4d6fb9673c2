import { Logger } from '@nestjs/common';
import { describeEachDatabase } from '@hearthstay/testing';
import type { BeatTiming } from '../instances/instances';
import { leasesCollection } from '../lease/lease';
import { migrationsCollection, NewerData } from './applied-migrations';
import { applyMigrations, migrateDatabase } from './migrate';
import type { Migration } from './migration';

/** A running instance never counts as dead, even if a busy machine stops it for seconds. */
const timing: BeatTiming = { beatEvery: 50, staleAfter: 30_000, deadAfter: 60_000 };

describeEachDatabase('Migrations', (database) => {
  const db = () => database.connection().getClient().db(database.name());
  const recorded = async () => (await db().collection(migrationsCollection).find().toArray()).map(({ _id }) => _id);
  let run: string[];

  const migration = (id: string, up: () => Promise<void> = () => Promise.resolve()): Migration => ({
    id,
    up: async () => {
      run.push(id);
      await up();
    },
  });
  const [first, second] = [migration('0001-first'), migration('0002-second')] as const;

  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => (run = []));
  afterEach(async () => {
    await db().collection(migrationsCollection).deleteMany({});
    await db().collection(leasesCollection).deleteMany({});
  });

  it('are applied once, in their order, to data of any earlier version', async () => {
    await migrateDatabase(db(), [first], timing);
    await migrateDatabase(db(), [first, second], timing);
    await migrateDatabase(db(), [first, second], timing);

    expect(run).toEqual(['0001-first', '0002-second']);
    expect(await recorded()).toEqual(['0001-first', '0002-second']);
  });

  it('are applied by one of several instances that start at once, while the others wait', async () => {
    let isDone = false;
    const slow = migration('0001-slow', async () => {
      for (let step = 0; step < 50; step++) await db().collection('guests').countDocuments();
      isDone = true;
    });
    const start = async () => {
      await migrateDatabase(db(), [slow, second], timing);
      expect(isDone).toBe(true);
    };
    await Promise.all([start(), start(), start(), start()]);

    expect(run).toEqual(['0001-slow', '0002-second']);
    expect(await db().collection(leasesCollection).countDocuments()).toBe(0);
  });

  it('are repeated by the next start after a failure, without those that succeeded', async () => {
    const failing = migration('0002-second', () => Promise.reject(new Error('disk full')));
    await expect(migrateDatabase(db(), [first, failing], timing)).rejects.toThrow('disk full');
    expect(await recorded()).toEqual(['0001-first']);

    await migrateDatabase(db(), [first, second], timing);
    expect(run).toEqual(['0001-first', '0002-second', '0002-second']);
  });

  it('are continued by another instance after the first was killed', async () => {
    await db()
      .collection(leasesCollection)
      .insertOne({ _id: 'migrations' as never, holder: 'killed', beats: 3 });

    await migrateDatabase(db(), [first], { ...timing, staleAfter: 200, deadAfter: 400 });

    expect(await recorded()).toEqual(['0001-first']);
  });

  it('are not recorded by an instance that counts as dead meanwhile', async () => {
    const overtaken = migration('0001-first', async () => {
      await db()
        .collection(leasesCollection)
        .updateMany({}, { $set: { holder: 'another' } });
    });

    await expect(migrateDatabase(db(), [overtaken], timing)).rejects.toThrow('has taken over');
    expect(await recorded()).toEqual([]);
  });

  it('of a newer version are rejected, and nothing is changed', async () => {
    await migrateDatabase(db(), [first, second], timing);
    run = [];
    const older = [migration('0000-forgotten'), first];

    await expect(migrateDatabase(db(), older, timing)).rejects.toThrow(NewerData);
    await expect(applyMigrations(db(), older)).rejects.toThrow('0002-second');
    expect(run).toEqual([]);
    expect(await recorded()).toEqual(['0001-first', '0002-second']);
  });
});
