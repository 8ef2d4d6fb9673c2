import { event } from '../message/event';
import { paymentNoticeSchema } from './booking-approved';
import { requestStatusSchema } from './booking-request';
import { proposalSchema } from './proposal';
import { accessLinkSchema, requestEventSchema } from './request-event';
import { stayDaysSchema } from './stay-days';

/** The owner accepted the other days or guests that a guest had asked for. */
export const changeAccepted = event(
  'booking.change-accepted',
  requestEventSchema.extend({
    /** The status of the request, which stays. */
    status: requestStatusSchema,
    before: stayDaysSchema,
    /** The owner's word to the guest. */
    note: proposalSchema.shape.note,
    /** Present if the guest still has to confirm. */
    confirmLink: accessLinkSchema.optional(),
    statusLink: accessLinkSchema,
    payment: paymentNoticeSchema.optional(),
  }),
);
