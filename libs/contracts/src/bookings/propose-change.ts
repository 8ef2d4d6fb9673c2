import { z } from 'zod';
import { command } from '../message/rpc';
import { daySchema } from '../values/day';
import { withRules } from '../values/field-rules';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';
import { decisionNoteSchema } from './decision-note';
import { guestFieldsSchema } from './guests';
import { ownerStayRules } from './owner-stay';
import { shownStateSchema } from './shown-state';

const changeFields = {
  startDate: daySchema,
  endDate: daySchema,
  /** As before if absent. */
  ...guestFieldsSchema.shape,
  /** A word to the owner. */
  note: decisionNoteSchema,
  shown: shownStateSchema,
};

/** `POST /bookings/requests/{id}/change`. */
export const changeProposalBody = snakeCaseBody(changeFields, ownerStayRules);

/**
 * The guest whom a status link was sent to asks for other days or another number of guests. The rules for a new request
 * hold. Nothing else changes until the owner responds. A wish ends an open offer, so the guest must have been shown it.
 */
export const proposeChange = command('bookings.propose-change', {
  request: withRules(z.object({ id: idSchema, token: tokenSchema, ...changeFields }), ownerStayRules),
  response: bookingRequestSchema,
});
