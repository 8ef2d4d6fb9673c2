import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';
import { shownDaysSchema } from './shown-days';

/** Confirms a request of the guest whom a status link was sent to; idempotent, like the confirm link. */
export const confirmOwnRequest = command('bookings.confirm-own-request', {
  request: z.object({ id: idSchema, token: tokenSchema, shown: shownDaysSchema }),
  response: bookingRequestSchema,
});
