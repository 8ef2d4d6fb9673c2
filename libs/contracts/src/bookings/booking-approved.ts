import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** An admin has said yes; the days are held. The guest is to confirm. */
export const bookingApproved = event(
  'booking.approved',
  requestEventSchema.extend({ confirmLink: accessLinkSchema, statusLink: accessLinkSchema }),
);
