import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';

/** The guest opens the confirm link: safe to repeat (behaviour: the life of a request). */
export const confirmRequest = command('bookings.confirm-request', {
  request: z.object({ token: tokenSchema }),
  response: bookingRequestSchema.pick({ status: true, startDate: true, endDate: true }),
});
