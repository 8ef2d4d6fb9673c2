import { z } from 'zod';
import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** The owner did not cancel a booking that its guest had asked to cancel. */
export const cancellationRefused = event(
  'booking.cancellation-refused',
  requestEventSchema.extend({
    /** The owner's word to the guest; absent if there is none. */
    note: z.string().optional(),
    statusLink: accessLinkSchema,
  }),
);
