import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { bookingRequestSchema } from './booking-request';
import { decliningRivalsSchema } from './decline-rivals';
import { unreadCalendarsSchema } from './unread-calendars';

/** A request after an admin's decision. */
export const decidedRequestSchema = bookingRequestSchema.extend({
  /** How long the decision can be undone, in whole seconds from now. */
  undoSeconds: z.int().min(0),
  unreadCalendars: unreadCalendarsSchema,
  decliningRivals: decliningRivalsSchema,
});

export type DecidedRequest = z.infer<typeof decidedRequestSchema>;

/**
 * Undoes the latest decision on a request: restores its previous status and days and cancels the e-mails of the
 * decision. Only for the admin who made it, and only until its e-mails are sent.
 */
export const undoDecision = command('bookings.undo-decision', {
  request: z.object({ id: idSchema }),
  response: bookingRequestSchema,
});
