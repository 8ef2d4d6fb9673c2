import { z } from 'zod';
import { query } from '../message/rpc';
import { normalEmail } from '../values/email';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';
import { paymentStatusSchema } from './payment';
import { payeeSchema } from './prices';
import { unreadMessagesSchema } from './request-message';

/** A request as its guest sees it; without `payment` if it has no price. */
export const guestRequestSchema = bookingRequestSchema.extend({
  payment: paymentStatusSchema
    .extend({
      /** Where to pay what is due; `null` if nothing is, or the owner has named no account. */
      payTo: payeeSchema.nullable(),
    })
    .optional(),
  unreadMessages: unreadMessagesSchema,
  /** How often the stay was moved; absent if never. The guest's calendar tells versions of the stay apart by it. */
  revision: z.int().optional(),
  /** From the e-mail before the arrival until the end of the stay, if that e-mail is to tell one. */
  doorCode: z.string().optional(),
});

export type GuestRequest = z.infer<typeof guestRequestSchema>;

/**
 * All requests of the e-mail address of a status link, newest first. With `email`, only if it is that address.
 */
export const listGuestRequests = query('bookings.list-guest-requests', {
  request: z.object({ token: tokenSchema, email: z.string().max(1_000).overwrite(normalEmail).optional() }),
  response: z.array(guestRequestSchema),
});
