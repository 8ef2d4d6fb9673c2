import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { defaultBeatTiming, type BeatTiming } from '../instances/instances';
import { Lease } from '../lease/lease';
import { pendingMigrations, recordMigration } from './applied-migrations';
import type { Migration, ServiceData } from './migration';

const logger = new Logger('Migrations');

/**
 * Applies the pending migrations in their order.
 *
 * @param confirm rejects if this process must not continue
 * @returns the ids of the applied migrations
 * @throws NewerData, before anything is changed
 */
export const applyMigrations = async (
  data: ServiceData,
  migrations: readonly Migration[],
  confirm: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> => {
  const pending = await pendingMigrations(data, migrations);
  for (const migration of pending) {
    await migration.up(data);
    await confirm();
    await recordMigration(data, migration.id);
  }
  return pending.map(({ id }) => id);
};

/**
 * Migrates the database of a service that is starting. One of several instances migrates while the others wait; if it
 * is killed, another one continues.
 *
 * @throws NewerData, before anything is changed
 */
export const migrateDatabase = async (
  database: mongo.Db,
  migrations: readonly Migration[],
  timing: BeatTiming = defaultBeatTiming,
): Promise<void> => {
  if ((await pendingMigrations(database, migrations)).length === 0) return;
  const lease = new Lease(database, 'migrations', timing);
  if (!(await lease.tryTake())) {
    logger.log({ database: database.databaseName }, 'Waiting for another instance that migrates the data');
    do await pause(timing.beatEvery / 10);
    while (!(await lease.tryTake()));
  }
  try {
    const applied = await applyMigrations(database, migrations, () => lease.confirm());
    logger.log({ database: database.databaseName, migrations: applied }, 'Migrated the data');
  } finally {
    await lease.release();
  }
};
