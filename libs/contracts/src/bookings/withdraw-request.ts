import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';

/** Withdraws a pending request of the guest whom a status link was sent to. */
export const withdrawRequest = command('bookings.withdraw-request', {
  request: z.object({ id: idSchema, token: tokenSchema }),
  response: bookingRequestSchema,
});
