import { z } from 'zod';
import { query } from '../message/rpc';
import { bookingRequestSchema } from './booking-request';
import { ownerNotesSchema } from './owner-notes';
import { paymentAccountSchema } from './payment';
import { unreadMessagesSchema, unreadSinceSchema } from './request-message';

/**
 * A request as the owner sees it; without `payment` if it has no price. The private note is only on the page about it.
 */
export const accountedRequestSchema = bookingRequestSchema.extend({
  ...ownerNotesSchema.omit({ privateNote: true }).shape,
  payment: paymentAccountSchema.optional(),
});

export type AccountedRequest = z.infer<typeof accountedRequestSchema>;

/** A request in the list of all. */
export const listedRequestSchema = accountedRequestSchema.extend({
  /** The names of the calendars that have one of its days; absent if none has. */
  calendarConflicts: z.array(z.string()).optional(),
  unreadMessages: unreadMessagesSchema,
  unreadSince: unreadSinceSchema,
});

export type ListedRequest = z.infer<typeof listedRequestSchema>;

/** All requests, newest first. */
export const listRequests = query('bookings.list-requests', {
  request: z.object({}),
  response: z.array(listedRequestSchema),
});
