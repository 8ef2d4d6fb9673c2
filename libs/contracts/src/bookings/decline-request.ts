import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { bookingRequestSchema } from './booking-request';

/** An admin says no. */
export const declineRequest = command('bookings.decline-request', {
  request: z.object({ id: idSchema }),
  response: bookingRequestSchema,
});
