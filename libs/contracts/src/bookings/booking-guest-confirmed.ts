import { event } from '../message/event';
import { requestEventSchema } from './request-event';

/** The guest confirmed a pending request. The admins have to decide. */
export const bookingGuestConfirmed = event('booking.guest-confirmed', requestEventSchema);
