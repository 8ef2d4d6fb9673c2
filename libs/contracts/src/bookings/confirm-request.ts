import { z } from 'zod';
import { command } from '../message/rpc';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';
import { shownDaysSchema } from './shown-days';

/**
 * Confirms a request by its confirm link; idempotent, because guests open links more than once. Without `shown`, the
 * days count that the e-mail with the link has named.
 */
export const confirmRequest = command('bookings.confirm-request', {
  request: z.object({ token: tokenSchema, shown: shownDaysSchema }),
  response: bookingRequestSchema.pick({ status: true, startDate: true, endDate: true, source: true }),
});
