import { event } from '../message/event';
import { requestEventSchema } from './request-event';

/** An admin has said no. */
export const bookingDeclined = event('booking.declined', requestEventSchema);
