import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** The guest confirmed an approved request, which is now a booking. */
export const bookingConfirmed = event('booking.confirmed', requestEventSchema.extend({ statusLink: accessLinkSchema }));
