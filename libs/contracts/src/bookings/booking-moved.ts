import { z } from 'zod';
import { event } from '../message/event';
import { paymentNoticeSchema } from './booking-approved';
import { stayDaysSchema } from './stay-days';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** The owner moved a booking and wants its guest to be told. */
export const bookingMoved = event(
  'booking.moved',
  requestEventSchema.extend({
    before: stayDaysSchema,
    /** The owner's word to the guest; absent if there is none. */
    note: z.string().optional(),
    /** Absent if the guest need not confirm. */
    confirmLink: accessLinkSchema.optional(),
    statusLink: accessLinkSchema,
    payment: paymentNoticeSchema.optional(),
  }),
);
