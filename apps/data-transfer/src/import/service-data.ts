import { mendRestoredAdminAuth } from '@hearthstay/admin-auth/restored-data';
import { migrations as bookingsMigrations } from '@hearthstay/bookings/migrations';
import { mendRestoredBookings } from '@hearthstay/bookings/restored-data';
import type { ServiceName } from '@hearthstay/contracts';
import type { MendRestoredData, Migration } from '@hearthstay/database';
import { migrations as notificationsMigrations } from '@hearthstay/notifications/migrations';

/** The knowledge of each service about its stored data. */
export const serviceData: Record<ServiceName, { migrations: readonly Migration[]; mend?: MendRestoredData }> = {
  bookings: { migrations: bookingsMigrations, mend: mendRestoredBookings },
  'admin-auth': { migrations: [], mend: mendRestoredAdminAuth },
  notifications: { migrations: notificationsMigrations },
  media: { migrations: [] },
};
