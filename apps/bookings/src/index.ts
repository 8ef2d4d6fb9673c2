import type { ServiceDefinition } from '@hearthstay/runtime';
import { BookingsModule } from './bookings.module';

/** Owns booking requests, the days they hold, guest links and the settings. */
export const bookings: ServiceDefinition = {
  name: 'bookings',
  module: (context) => BookingsModule.for(context),
};
