import { assertKnown, migrationsCollection, NewerData } from '@hearthstay/database';
import type { Backup } from '../backup/backup';
import { UserError } from '../user-error';
import { serviceData } from './service-data';

/** @throws UserError for a backup with migrations that are unknown to this version. */
export const refuseNewerBackup = async (backup: Backup): Promise<void> => {
  for (const collection of backup.manifest.collections.filter(({ name }) => name === migrationsCollection)) {
    const applied: string[] = [];
    for await (const { _id } of backup.documents(collection)) applied.push(String(_id));
    try {
      assertKnown(applied, serviceData[collection.service].migrations);
    } catch (error) {
      if (!(error instanceof NewerData)) throw error;
      throw new UserError(
        `The backup was made by a newer Hearthstay (${error.migrationIds.join(', ')}), and this one cannot read it. ` +
          'Update it first.',
      );
    }
  }
};
