import { repairRestoredAdminAuth } from '@hearthstay/admin-auth/restored-data';
import { migrations as bookingsMigrations } from '@hearthstay/bookings/migrations';
import { readRestoredBookings, repairRestoredBookings } from '@hearthstay/bookings/restored-data';
import type { ServiceName } from '@hearthstay/contracts';
import type { Migration, ReadRestoredData, RepairRestoredData } from '@hearthstay/database';
import { migrations as notificationsMigrations } from '@hearthstay/notifications/migrations';

interface StoredDataOf {
  migrations: readonly Migration[];
  repair?: RepairRestoredData;
  read?: ReadRestoredData;
}

/** What each service does to its stored data: the migrations, repairs, and a reading of all of it. */
export const serviceData: Record<ServiceName, StoredDataOf> = {
  bookings: { migrations: bookingsMigrations, repair: repairRestoredBookings, read: readRestoredBookings },
  'admin-auth': { migrations: [], repair: repairRestoredAdminAuth },
  notifications: { migrations: notificationsMigrations },
  media: { migrations: [] },
};
