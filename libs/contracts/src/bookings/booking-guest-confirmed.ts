import { event } from '../message/event';
import { requestEventSchema } from './request-event';

/** The guest has confirmed a pending request: now the admins are to decide. */
export const bookingGuestConfirmed = event('booking.guest-confirmed', requestEventSchema);
