import { event } from '../message/event';
import { requestEventSchema } from './request-event';

/** A guest withdrew a pending request that the admins had been told of. */
export const requestWithdrawn = event('booking.withdrawn', requestEventSchema);
