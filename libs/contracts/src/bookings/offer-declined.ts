import { event } from '../message/event';
import { proposalSchema } from './proposal';
import { requestEventSchema } from './request-event';

/** A guest declined the owner's offer. Days, guests and price of the payload are the offered ones. */
export const offerDeclined = event(
  'booking.offer-declined',
  requestEventSchema.extend({
    /** The guest's word to the owner. */
    note: proposalSchema.shape.note,
  }),
);
