import type { mongo } from 'mongoose';
import type { Migration, ServiceData } from './migration';

/** A collection with a document for each applied migration. Backups contain it. */
export const migrationsCollection = 'migrations';

interface AppliedMigration {
  _id: string;
  appliedAt: Date;
}

/** A migration of a newer version was applied to the data. */
export class NewerData extends Error {
  override readonly name = 'NewerData';

  constructor(readonly migrationIds: string[]) {
    super(`The data has gone through migrations that this version does not know: ${migrationIds.join(', ')}`);
  }
}

const appliedIn = (data: ServiceData): mongo.Collection<AppliedMigration> => data.collection(migrationsCollection);

/** The ids of the applied migrations. */
export const appliedMigrations = async (data: ServiceData): Promise<string[]> =>
  (await appliedIn(data).find().toArray()).map(({ _id }) => _id);

/** The pending migrations in their order. @throws NewerData */
export const pendingMigrations = async (data: ServiceData, migrations: readonly Migration[]): Promise<Migration[]> => {
  const applied = await appliedMigrations(data);
  assertKnown(applied, migrations);
  return migrations.filter(({ id }) => !applied.includes(id));
};

/** The applied migrations that only a newer version has. */
export const unknownMigrations = (applied: readonly string[], migrations: readonly Migration[]): string[] =>
  applied.filter((id) => !migrations.some((migration) => migration.id === id));

/** @throws NewerData if an id is unknown to this version */
export const assertKnown = (applied: readonly string[], migrations: readonly Migration[]): void => {
  const unknown = unknownMigrations(applied, migrations);
  if (unknown.length > 0) throw new NewerData(unknown);
};

export const recordMigration = async (data: ServiceData, id: string): Promise<void> => {
  await appliedIn(data).updateOne({ _id: id }, { $setOnInsert: { appliedAt: new Date() } }, { upsert: true });
};
