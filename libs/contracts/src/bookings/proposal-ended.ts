import { z } from 'zod';
import { event } from '../message/event';
import { proposalSchema } from './proposal';
import { accessLinkSchema, requestEventSchema } from './request-event';

/**
 * A proposal ended without a response: the owner took the offer back, or its last day is over. Days, guests and price
 * of the payload are the proposed ones.
 */
export const proposalEnded = event(
  'booking.proposal-ended',
  requestEventSchema.extend({
    ...proposalSchema.pick({ by: true }).shape,
    cause: z.enum(['withdrawn', 'expired']),
    statusLink: accessLinkSchema,
  }),
);
