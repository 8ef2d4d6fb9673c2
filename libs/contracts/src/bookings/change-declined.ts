import { event } from '../message/event';
import { proposalSchema } from './proposal';
import { accessLinkSchema, requestEventSchema } from './request-event';
import { stayDaysSchema } from './stay-days';

/** The owner declined the other days that a guest had asked for: the stay of the payload still holds. */
export const changeDeclined = event(
  'booking.change-declined',
  requestEventSchema.extend({
    wished: stayDaysSchema,
    /** The owner's word to the guest. */
    note: proposalSchema.shape.note,
    statusLink: accessLinkSchema,
  }),
);
