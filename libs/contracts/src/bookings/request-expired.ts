import { event } from '../message/event';
import { requestEventSchema } from './request-event';

/** The program declined a request that nobody had decided on before the arrival. */
export const requestExpired = event('booking.expired', requestEventSchema);
