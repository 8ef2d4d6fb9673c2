import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';

/** Confirms a request by its confirm link; idempotent, because guests open links more than once. */
export const confirmRequest = command('bookings.confirm-request', {
  request: z.object({ token: tokenSchema }),
  response: bookingRequestSchema.pick({ status: true, startDate: true, endDate: true }),
});
