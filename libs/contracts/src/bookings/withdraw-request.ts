import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';
import { shownStateSchema } from './shown-state';

const withdrawalFields = { shown: shownStateSchema };

/** `POST /bookings/requests/{id}/withdraw`; without a body, the request is withdrawn in any state. */
export const withdrawalBody = snakeCaseBody(withdrawalFields).default({});

/** Withdraws a pending request of the guest whom a status link was sent to. */
export const withdrawRequest = command('bookings.withdraw-request', {
  request: z.object({ id: idSchema, token: tokenSchema, ...withdrawalFields }),
  response: bookingRequestSchema,
});
