import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { paragraphOfText } from '../values/text';
import { shownStateSchema } from './shown-state';
import { decidedRequestSchema } from './undo-decision';

/** The admin's reason for a cancellation; an empty one counts as none. */
export const cancellationReasonSchema = paragraphOfText({
  max: fieldLimits.cancellationReasonMax,
  tooLong: 'REASON_TOO_LONG',
})
  .transform((reason) => reason || undefined)
  .optional();

/** Whether a confirmed booking is to be cancelled, too. */
export const evenConfirmedSchema = z.boolean({ error: 'WRONG_TYPE' }).optional();

/** Cancels an approved request, or a confirmed one if that is asked for, and frees its days. */
export const cancelRequest = command('bookings.cancel-request', {
  request: z.object({
    id: idSchema,
    reason: cancellationReasonSchema,
    evenConfirmed: evenConfirmedSchema,
    shown: shownStateSchema,
  }),
  response: decidedRequestSchema,
});
