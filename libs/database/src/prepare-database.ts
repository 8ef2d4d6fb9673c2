import { StartupError } from '@hearthstay/contracts';
import type { Connection, mongo } from 'mongoose';
import { isBookkeeping } from './bookkeeping';
import { closeDatabase } from './connection';
import { Heartbeat, type HeartbeatOptions } from './instances/heartbeat';
import { isEmbedded } from './instances/is-embedded';
import { NewerData, pendingMigrations, recordMigration } from './migrations/applied-migrations';
import { migrateDatabase } from './migrations/migrate';
import type { Migration } from './migrations/migration';

/**
 * Prepares a database for this version: announces to other processes that it is open, and migrates its data if it has
 * any.
 *
 * @returns the heartbeat; `null` for the embedded database, which needs none, so it does not write to the disk every
 *   few seconds.
 * @throws StartupError for data that a newer version has migrated, before anything is written. The connection is closed
 *   then.
 */
export const prepareDatabase = async (
  connection: Connection,
  migrations: readonly Migration[],
  options: HeartbeatOptions,
): Promise<Heartbeat | null> => {
  const database = connection.getClient().db(connection.name);
  let heartbeat: Heartbeat | null = null;
  try {
    await pendingMigrations(database, migrations);
    heartbeat = (await isEmbedded(database)) ? null : await Heartbeat.start(database, options);
    if (await isEmpty(database)) for (const { id } of migrations) await recordMigration(database, id);
    else await migrateDatabase(database, migrations, options.timing);
    return heartbeat;
  } catch (error) {
    await heartbeat?.stop();
    await closeDatabase(connection);
    throw error instanceof NewerData ? newerDatabase(connection.name, error) : error;
  }
};

/** A database without data has the format of this version from the start. */
const isEmpty = async (database: mongo.Db): Promise<boolean> => {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) => isBookkeeping(name));
};

const newerDatabase = (name: string, error: NewerData): StartupError =>
  new StartupError(
    `The database ${name} was migrated by a newer version of Hearthstay (${error.migrationIds.join(', ')}). ` +
      'This version cannot use it and has changed nothing. ' +
      'Start the newer version, or import a backup that this version has made.',
    { cause: error },
  );
