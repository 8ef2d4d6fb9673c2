import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** An admin approved a request and its days are claimed. The guest has to confirm. */
export const bookingApproved = event(
  'booking.approved',
  requestEventSchema.extend({ confirmLink: accessLinkSchema, statusLink: accessLinkSchema }),
);
