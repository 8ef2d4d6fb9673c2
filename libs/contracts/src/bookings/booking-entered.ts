import { event } from '../message/event';
import { paymentNoticeSchema } from './booking-approved';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** The owner entered a booking and wants its guest to be told. */
export const bookingEntered = event(
  'booking.entered',
  requestEventSchema.extend({
    /** Absent if the guest need not confirm. */
    confirmLink: accessLinkSchema.optional(),
    statusLink: accessLinkSchema,
    payment: paymentNoticeSchema.optional(),
  }),
);
