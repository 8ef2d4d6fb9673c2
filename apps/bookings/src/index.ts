import type { ServiceDefinition } from '@hearthstay/runtime';
import { BookingsModule } from './bookings.module';
import { migrations } from './migrations';

/** Owns booking requests, the days they hold, guest links and the settings. */
export const bookings: ServiceDefinition = {
  name: 'bookings',
  migrations,
  module: (context) => BookingsModule.for(context),
};
