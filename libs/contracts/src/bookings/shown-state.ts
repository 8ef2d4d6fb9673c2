import { z } from 'zod';

/**
 * The state of the request that was shown, as `shownStateOf` names it. A decision on a request in another state is
 * `BOOKING_CHANGED_MEANWHILE`, and nothing changes; without it, any state is decided on.
 */
export const shownStateSchema = z.string({ error: 'WRONG_TYPE' }).optional();

/** The same for what is known of the guest, as `shownGuestOf` names it. */
export const shownGuestSchema = shownStateSchema;
