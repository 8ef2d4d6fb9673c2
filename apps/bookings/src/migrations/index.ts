import type { Migration } from '@hearthstay/database';

/** The migrations of the data of bookings, in their order. */
export const migrations: readonly Migration[] = [];
