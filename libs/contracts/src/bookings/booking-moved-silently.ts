import { z } from 'zod';
import { event } from '../message/event';
import { requestEventSchema } from './request-event';
import { stayDaysSchema } from './stay-days';

/**
 * The owner moved a booking and does not want its guest to be told. E-mails about its former days, which may still wait
 * for the mail server, are not true any more.
 */
export const bookingMovedSilently = event(
  'booking.moved-silently',
  z.object({
    requestId: z.string(),
    /** How often the stay was moved, this move included. */
    revision: z.int().positive(),
    /** How often the address of the guest was changed; absent if never. */
    addressRevision: z.int().positive().optional(),
    /** How often all that was due was paid since the guest was asked for the rest; absent if never. */
    restPaidCount: z.int().positive().optional(),
    endedQuestions: requestEventSchema.shape.endedQuestions,
    /** The days of the booking now; absent in events from before they were told. */
    ...stayDaysSchema.partial().shape,
  }),
);
