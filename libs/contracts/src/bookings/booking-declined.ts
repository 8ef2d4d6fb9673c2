import { event } from '../message/event';
import { decisionNoteSchema } from './decision-note';
import { requestEventSchema } from './request-event';

/** An admin declined a request. */
export const bookingDeclined = event('booking.declined', requestEventSchema.extend({ note: decisionNoteSchema }));
