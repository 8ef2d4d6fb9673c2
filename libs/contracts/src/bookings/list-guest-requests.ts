import { z } from 'zod';
import { query } from '../message/rpc';
import { normalEmail } from '../values/email';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';

/**
 * All requests of the e-mail address of a status link, newest first. With `email`, only if it is that address.
 */
export const listGuestRequests = query('bookings.list-guest-requests', {
  request: z.object({ token: tokenSchema, email: z.string().max(1_000).overwrite(normalEmail).optional() }),
  response: z.array(bookingRequestSchema),
});
