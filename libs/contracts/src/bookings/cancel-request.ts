import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { paragraphOfText } from '../values/text';
import { bookingRequestSchema } from './booking-request';

/** Why a stay is cancelled, in the admin's words; an empty reason is none. */
export const cancellationReasonSchema = paragraphOfText({
  max: fieldLimits.cancellationReasonMax,
  tooLong: 'REASON_TOO_LONG',
})
  .transform((reason) => reason || undefined)
  .optional();

/** An admin takes an approval back: the days are free again. */
export const cancelRequest = command('bookings.cancel-request', {
  request: z.object({ id: idSchema, reason: cancellationReasonSchema }),
  response: bookingRequestSchema,
});
