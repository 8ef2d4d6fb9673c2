import { repairRestoredAdminAuth } from '@hearthstay/admin-auth/restored-data';
import { migrations as bookingsMigrations } from '@hearthstay/bookings/migrations';
import { repairRestoredBookings } from '@hearthstay/bookings/restored-data';
import type { ServiceName } from '@hearthstay/contracts';
import type { RepairRestoredData, Migration } from '@hearthstay/database';
import { migrations as notificationsMigrations } from '@hearthstay/notifications/migrations';

/** The migrations and repairs of each service for its stored data. */
export const serviceData: Record<ServiceName, { migrations: readonly Migration[]; repair?: RepairRestoredData }> = {
  bookings: { migrations: bookingsMigrations, repair: repairRestoredBookings },
  'admin-auth': { migrations: [], repair: repairRestoredAdminAuth },
  notifications: { migrations: notificationsMigrations },
  media: { migrations: [] },
};
