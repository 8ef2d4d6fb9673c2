import type { Connection, mongo } from 'mongoose';
import { isBookkeeping } from './bookkeeping';
import { closeDatabase } from './connection';
import { Heartbeat, type HeartbeatOptions } from './instances/heartbeat';
import { isEmbedded } from './instances/is-embedded';
import { NewerData, recordMigration } from './migrations/applied-migrations';
import { migrateDatabase } from './migrations/migrate';
import type { Migration } from './migrations/migration';
import { newerData, refuseNewerData } from './refuse-newer-data';

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
    await refuseNewerData(connection.getClient(), [{ name: connection.name, migrations }]);
    heartbeat = (await isEmbedded(database)) ? null : await Heartbeat.start(database, options);
    if (await isEmpty(database)) for (const { id } of migrations) await recordMigration(database, id);
    else await migrateDatabase(database, migrations, options.timing);
    return heartbeat;
  } catch (error) {
    await heartbeat?.stop();
    await closeDatabase(connection);
    if (!(error instanceof NewerData)) throw error;
    // Another instance, of a newer version, has migrated the data since the check.
    throw newerData([{ name: connection.name, migrationIds: error.migrationIds }], { cause: error });
  }
};

/** A database without data has the format of this version from the start. */
const isEmpty = async (database: mongo.Db): Promise<boolean> => {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) => isBookkeeping(name));
};
