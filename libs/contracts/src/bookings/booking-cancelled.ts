import { z } from 'zod';
import { event } from '../message/event';
import { bookingRequestSchema } from './booking-request';
import { requestEventSchema } from './request-event';

/** An admin cancelled a booking and its days are free. */
export const bookingCancelled = event(
  'booking.cancelled',
  requestEventSchema.extend({
    reason: bookingRequestSchema.shape.cancellationReason,
    /** Present if the guest had asked for it. */
    askedByGuest: z.boolean().optional(),
  }),
);
