import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeEachDatabase } from '@hearthstay/testing';
import { migrationsCollection } from '../applied-migrations';
import { migrations, timing, type Guest } from './migrations';

jest.setTimeout(300_000);

const workspaceRoot = join(__dirname, '../../../../..');
const program = join(workspaceRoot, 'dist/libs/database/migrating.mjs');
const kills = 4;

const build = (): void => {
  const vite = join(workspaceRoot, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--config', join(__dirname, 'vite.migrating.mjs')]);
};

describeEachDatabase('Migrations whose process is killed', (database) => {
  const db = () => database.connection().getClient().db(database.name());
  const guests = Array.from({ length: 250 }, (_, _id): Guest => ({ _id, name: `Guest ${_id}` }));

  const migrate = (): ChildProcess =>
    spawn(process.execPath, [program, database.uri(), database.name()], { stdio: ['ignore', 'pipe', 'inherit'] });

  const setUp = async (): Promise<void> => {
    await db().collection(migrationsCollection).deleteMany({});
    await db().collection<Guest>('guests').deleteMany({});
    await db().collection<Guest>('guests').insertMany(guests);
  };

  const expectMigrated = async (): Promise<void> => {
    expect(await db().collection<Guest>('guests').find().sort({ _id: 1 }).toArray()).toEqual(
      guests.map(({ _id, name = '' }) => ({ _id, firstName: name, greeting: `Hallo ${name}` })),
    );
    const recorded = await db().collection(migrationsCollection).find().toArray();
    expect(recorded.map(({ _id }) => String(_id)).sort()).toEqual(migrations.map(({ id }) => id));
  };

  beforeAll(build);

  it(`continue after ${kills} kills, and each is recorded once`, async () => {
    await setUp();
    let killed = 0;
    while (killed < kills) {
      const child = migrate();
      const exit = once(child, 'exit');
      await once(child.stdout as NodeJS.ReadableStream, 'data');
      // The lease of the killed process is taken over after `deadAfter`; then there are writes to interrupt.
      await pause((killed > 0 ? timing.deadAfter : 0) + Math.random() * 100);
      child.kill('SIGKILL');
      const [code, signal] = (await exit) as [number | null, NodeJS.Signals | null];
      if (signal === 'SIGKILL') killed += 1;
      else {
        expect(code).toBe(0);
        await expectMigrated();
        await setUp();
      }
    }

    expect(await once(migrate(), 'exit')).toEqual([0, null]);
    await expectMigrated();
  });
});
