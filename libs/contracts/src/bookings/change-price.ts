import { priceLimits } from '@hearthstay/prices';
import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { paragraphOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';
import { accountedRequestSchema } from './list-requests';
import { shownStateSchema } from './shown-state';

/** Another total for a stay, in the smallest unit of its currency. Unknown fields are rejected. */
export const priceChangeSchema = z.strictObject({
  total: wholeNumber(0, priceLimits.totalMax, 'AMOUNT_OUT_OF_RANGE'),
  /** A note to the guest; an empty one counts as none. */
  note: paragraphOfText({ max: fieldLimits.messageMax, tooLong: 'MESSAGE_TOO_LONG' })
    .transform((note) => note || undefined)
    .optional(),
  shown: shownStateSchema,
});

/**
 * Sets the total of a pending request in place of the calculated one; `REQUEST_WITHOUT_PRICE`, `INVALID_TRANSITION`.
 */
export const changePrice = command('bookings.change-price', {
  request: z.object({ id: idSchema, ...priceChangeSchema.shape }),
  response: accountedRequestSchema,
});
