import { event } from '../message/event';
import { daySchema } from '../values/day';
import { instantSchema } from '../values/instant';
import { requestEventSchema } from './request-event';

/** The admins are reminded of a request that waits for their decision. */
export const adminsReminded = event(
  'booking.admins-reminded',
  requestEventSchema.extend({
    /** When the guest confirmed the request. */
    waitingSince: instantSchema,
    /** The instant of the next reminder, or the end of the day of arrival. */
    usefulUntil: instantSchema,
    /** The day on which the program declines the request; absent if it does not. */
    declinedOn: daySchema.optional(),
  }),
);
