import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { bookingRequestSchema } from './booking-request';

/** An admin says yes: the days are claimed, or nothing changes. */
export const approveRequest = command('bookings.approve-request', {
  request: z.object({ id: idSchema }),
  response: bookingRequestSchema,
});
