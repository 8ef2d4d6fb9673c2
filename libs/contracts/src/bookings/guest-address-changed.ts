import { z } from 'zod';
import { event } from '../message/event';

/**
 * The owner corrected the address of a guest. E-mails of the stay to the former one, which may still wait for the mail
 * server, must not reach whoever reads it: they can contain the door code. What is still useful is sent to the new one.
 */
export const guestAddressChanged = event(
  'booking.guest-address-changed',
  z.object({
    requestId: z.string(),
    /** How often the stay was moved; absent if never. */
    revision: z.int().positive().optional(),
    /** How often the address was changed, this change included. */
    addressRevision: z.int().positive(),
    /** How often all that was due was paid since the guest was asked for the rest; absent if never. */
    restPaidCount: z.int().positive().optional(),
  }),
);
