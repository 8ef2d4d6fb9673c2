import { event } from '../message/event';
import { bookingRequestSchema } from './booking-request';
import { requestEventSchema } from './request-event';

/** An admin cancelled an approved request and its days are free. */
export const bookingCancelled = event(
  'booking.cancelled',
  requestEventSchema.extend({ reason: bookingRequestSchema.shape.cancellationReason }),
);
