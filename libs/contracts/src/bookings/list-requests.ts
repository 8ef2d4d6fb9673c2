import { z } from 'zod';
import { query } from '../message/rpc';
import { bookingRequestSchema } from './booking-request';

/** All requests, newest first. */
export const listRequests = query('bookings.list-requests', {
  request: z.object({}),
  response: z.array(bookingRequestSchema),
});
