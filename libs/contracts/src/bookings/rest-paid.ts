import { z } from 'zod';
import { event } from '../message/event';

/**
 * The owner noted the payment of all that was due of a stay. The e-mail that asks its guest for the rest, which may
 * still wait for the mail server, must not arrive after the money has. If the payment is removed
 * again, another e-mail asks for the rest.
 */
export const restPaid = event(
  'booking.rest-paid',
  z.object({
    requestId: z.string(),
    /** How often the stay was moved; absent if never. */
    revision: z.int().positive().optional(),
    /** How often the address of the guest was changed; absent if never. */
    addressRevision: z.int().positive().optional(),
    /** How often all that was due had been paid before; absent if never. */
    restPaidCount: z.int().positive().optional(),
  }),
);
