import { event } from '../message/event';
import { bookingRequestSchema } from './booking-request';
import { requestEventSchema } from './request-event';

/** A guest asked the owner to cancel a booking. */
export const cancellationWished = event(
  'booking.cancellation-wished',
  requestEventSchema.extend({ reason: bookingRequestSchema.shape.cancellationReason }),
);
