import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** A guest has asked; the confirm link proves that the address is theirs. */
export const bookingRequested = event(
  'booking.requested',
  requestEventSchema.extend({ confirmLink: accessLinkSchema, statusLink: accessLinkSchema }),
);
