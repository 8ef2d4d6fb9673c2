import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** A guest requested days. The confirm link verifies the e-mail address. */
export const bookingRequested = event(
  'booking.requested',
  requestEventSchema.extend({ confirmLink: accessLinkSchema, statusLink: accessLinkSchema }),
);
