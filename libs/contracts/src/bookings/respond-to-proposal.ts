import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { requiredAs } from '../values/field-error';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { tokenSchema } from '../values/token';
import { bookingRequestSchema } from './booking-request';
import { decisionNoteSchema } from './decision-note';
import { shownProposalSchema } from './proposal';
import { decidedRequestSchema } from './undo-decision';

const responseFields = {
  accept: z.boolean({ error: requiredAs('REQUIRED') }),
  proposal: shownProposalSchema,
  /** A word to the other side. */
  note: decisionNoteSchema,
};

/** `POST /admin/requests/{id}/change` and `POST /bookings/requests/{id}/offer`. */
export const proposalResponseBody = snakeCaseBody(responseFields);

/**
 * The owner accepts the other days that a guest asks for, or declines them. The status stays what it was. A proposal
 * that was replaced or has ended is `PROPOSAL_ENDED`, and nothing changes.
 */
export const respondToChange = command('bookings.respond-to-change', {
  request: z.object({ id: idSchema, ...responseFields }),
  response: decidedRequestSchema,
  deadlineMs: deadlines.calendars,
});

/**
 * The guest whom a status link was sent to accepts the owner's offer or declines it. Accepted, the booking is confirmed
 * with the days, guests and price of the offer. An offer that was replaced or has ended is `PROPOSAL_ENDED`.
 */
export const respondToOffer = command('bookings.respond-to-offer', {
  request: z.object({ id: idSchema, token: tokenSchema, ...responseFields }),
  response: bookingRequestSchema,
  deadlineMs: deadlines.calendars,
});
