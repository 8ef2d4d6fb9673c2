import { StartupError } from '@hearthstay/contracts';
import type { mongo } from 'mongoose';
import { appliedMigrations, unknownMigrations } from './migrations/applied-migrations';
import type { Migration } from './migrations/migration';

/** The database of a service, with all migrations of this version. */
export interface ServiceDatabase {
  name: string;
  migrations: readonly Migration[];
}

/** A database with migrations that are unknown to this version. */
interface NewerDatabase {
  name: string;
  migrationIds: readonly string[];
}

/** @throws StartupError that names the databases that a newer version has migrated. Nothing is written. */
export const refuseNewerData = async (
  client: mongo.MongoClient,
  databases: readonly ServiceDatabase[],
): Promise<void> => {
  const newer: NewerDatabase[] = [];
  for (const { name, migrations } of databases) {
    const migrationIds = unknownMigrations(await appliedMigrations(client.db(name)), migrations);
    if (migrationIds.length > 0) newer.push({ name, migrationIds });
  }
  if (newer.length > 0) throw newerData(newer);
};

export const newerData = (databases: readonly NewerDatabase[], options?: ErrorOptions): StartupError => {
  const sentences = databases.map(
    ({ name, migrationIds }) =>
      `The database ${name} was migrated by a newer version of Hearthstay (${migrationIds.join(', ')}).`,
  );
  return new StartupError(
    `${sentences.join(' ')} This version cannot use the data and has changed nothing. ` +
      'Start the newer version, or import a backup that this version has made.',
    options,
  );
};
