import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** The guest has confirmed an approved request: it is a booking. */
export const bookingConfirmed = event('booking.confirmed', requestEventSchema.extend({ statusLink: accessLinkSchema }));
