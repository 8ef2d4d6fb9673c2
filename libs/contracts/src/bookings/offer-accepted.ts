import { event } from '../message/event';
import { paymentNoticeSchema } from './booking-approved';
import { proposalSchema } from './proposal';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** A guest accepted the owner's offer, which is a confirmed booking now. */
export const offerAccepted = event(
  'booking.offer-accepted',
  requestEventSchema.extend({
    /** The guest's word to the owner. */
    note: proposalSchema.shape.note,
    statusLink: accessLinkSchema,
    payment: paymentNoticeSchema.optional(),
  }),
);
