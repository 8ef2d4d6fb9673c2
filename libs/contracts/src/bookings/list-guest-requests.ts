import { z } from 'zod';
import { query } from '../message/rpc';
import { normalEmail } from '../values/email';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';

/** All requests of the address that a status link was sent to, newest first. With `email`, only if the link is that address's. */
export const listGuestRequests = query('bookings.list-guest-requests', {
  request: z.object({ token: tokenSchema, email: z.string().max(1_000).overwrite(normalEmail).optional() }),
  response: z.array(bookingRequestSchema),
});
