import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { withRules } from '../values/field-rules';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { decisionNoteSchema } from './decision-note';
import { ownerStayFields, ownerStayRules } from './owner-stay';
import { shownStateSchema } from './shown-state';
import { decidedRequestSchema } from './undo-decision';

/** Without a total, the price stays. */
const moveFields = {
  ...ownerStayFields,
  /** A word to the guest. */
  note: decisionNoteSchema,
  shown: shownStateSchema,
};

/** `POST /admin/requests/{id}/move`. */
export const moveBody = snakeCaseBody(moveFields, ownerStayRules);

/**
 * Gives an approved or confirmed booking other days, which may overlap its own: all of them, or nothing changes. It can
 * be undone as a decision.
 */
export const moveBooking = command('bookings.move-booking', {
  request: withRules(z.object({ id: idSchema, ...moveFields }), ownerStayRules),
  response: decidedRequestSchema,
  deadlineMs: deadlines.calendars,
});
