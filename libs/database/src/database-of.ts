import type { ServiceName } from '@hearthstay/contracts';

/** The name of a service's database. Exports and backups identify databases by it. */
export const databaseOf = (service: ServiceName): string => `hearthstay-${service}`;
