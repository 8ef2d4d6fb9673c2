import { event } from '../message/event';
import { bookingRequestSchema } from './booking-request';
import { requestEventSchema } from './request-event';

/** An admin has cancelled an approved request; its days are free again. */
export const bookingCancelled = event(
  'booking.cancelled',
  requestEventSchema.extend({ reason: bookingRequestSchema.shape.cancellationReason }),
);
