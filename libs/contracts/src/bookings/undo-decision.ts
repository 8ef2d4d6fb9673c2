import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { bookingRequestSchema } from './booking-request';
import { decliningRivalsSchema } from './decline-rivals';
import { shownStateSchema } from './shown-state';
import { unreadCalendarsSchema } from './unread-calendars';

/** A request after an admin's decision. */
export const decidedRequestSchema = bookingRequestSchema.extend({
  /** How long the decision can be undone, in whole seconds from now. */
  undoSeconds: z.int().min(0),
  unreadCalendars: unreadCalendarsSchema,
  decliningRivals: decliningRivalsSchema,
});

export type DecidedRequest = z.infer<typeof decidedRequestSchema>;

/** `POST /admin/requests/{id}/undo`; without a body, the latest decision is undone whatever it is. */
export const undoBodySchema = z.object({ shown: shownStateSchema }).default({});

/**
 * Undoes the latest decision on a request: restores its previous status and days and cancels the e-mails of the
 * decision. Only for the admin who made it, and only until its e-mails are sent.
 */
export const undoDecision = command('bookings.undo-decision', {
  request: z.object({ id: idSchema, shown: shownStateSchema }),
  response: bookingRequestSchema,
});
