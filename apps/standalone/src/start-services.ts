import { closeDatabase, databaseOf, openDatabase, refuseNewerData } from '@hearthstay/database';
import {
  startService,
  type RunningService,
  type ServiceDefinition,
  type ServiceDependencies,
} from '@hearthstay/runtime';

/**
 * Starts the services in parallel, after the data of all of them was checked.
 *
 * @throws StartupError if a newer version has migrated the data of one of them, before any of them writes anything.
 */
export const startServices = async (
  services: readonly ServiceDefinition[],
  dependencies: ServiceDependencies,
): Promise<RunningService[]> => {
  await refuseNewerDataOf(services, dependencies.databaseUri);
  return Promise.all(services.map((service) => startService(service, dependencies)));
};

const refuseNewerDataOf = async (services: readonly ServiceDefinition[], uri: string): Promise<void> => {
  const databases = services.map(({ name, migrations = [] }) => ({ name: databaseOf(name), migrations }));
  // One connection reads all of them.
  const connection = await openDatabase({ uri, name: databaseOf('bookings') });
  try {
    await refuseNewerData(connection.getClient(), databases);
  } finally {
    await closeDatabase(connection);
  }
};
