import { event } from '../message/event';
import { proposalSchema } from './proposal';
import { accessLinkSchema, requestEventSchema } from './request-event';
import { stayDaysSchema } from './stay-days';

/** The owner offers a stay to a guest. Days, guests and price of the payload are the offered ones. */
export const offerMade = event(
  'booking.offered',
  requestEventSchema.extend({
    ...proposalSchema.pick({ note: true, validUntil: true, holds: true }).shape,
    /** The days of the request so far; absent if it was made with the offer. */
    before: stayDaysSchema.optional(),
    statusLink: accessLinkSchema,
  }),
);
