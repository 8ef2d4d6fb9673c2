import { z } from 'zod';
import { event } from '../message/event';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { guestDataCountsSchema, guestDataServices } from './guest-data';
import { privacyRecordSchema } from './privacy-record';

/**
 * Erases the guest with an address: here at once, in the other services by an event. Refused with `GUEST_STAY_AHEAD`
 * while a stay of theirs lies ahead.
 */
export const eraseGuest = command('bookings.erase-guest', {
  request: z.object({ email: emailSchema }),
  response: privacyRecordSchema,
});

/**
 * A guest is erased. It does not say who: a service finds them by their requests, or by the hashes of what it keeps. A
 * hash is the HMAC-SHA-256 of a text with the salt as its key, in base64url.
 */
export const guestErased = event(
  'guest.erased',
  z.object({
    erasureId: idSchema,
    salt: z.string(),
    addressHash: z.string(),
    nameHashes: z.array(z.string()),
    requestIds: z.array(z.string()),
  }),
);

/** A service has erased a guest. */
export const guestErasureCompleted = event(
  'guest.erasure-completed',
  z.object({
    erasureId: idSchema,
    service: z.enum(guestDataServices),
    at: instantSchema,
    found: guestDataCountsSchema,
  }),
);
