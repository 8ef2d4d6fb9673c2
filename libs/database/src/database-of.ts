import type { ServiceName } from '@hearthstay/contracts';

/** The name of a service's own database. Exports and backups know the databases by it. */
export const databaseOf = (service: ServiceName): string => `hearthstay-${service}`;
