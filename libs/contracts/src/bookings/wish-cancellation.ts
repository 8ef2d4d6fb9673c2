import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';
import { cancellationReasonSchema } from './cancel-request';
import { shownStateSchema } from './shown-state';

const wishFields = { reason: cancellationReasonSchema, shown: shownStateSchema };

/** `POST /bookings/requests/{id}/cancellation`; without a body there is no reason, and any state is meant. */
export const cancellationWishBody = snakeCaseBody(wishFields).default({});

/**
 * Asks the owner to cancel an approved or confirmed booking of the guest whom a status link was sent to. Nothing else
 * changes until the owner responds; until then there is no second wish.
 */
export const wishCancellation = command('bookings.wish-cancellation', {
  request: z.object({ id: idSchema, token: tokenSchema, ...wishFields }),
  response: bookingRequestSchema,
});
