import { z } from 'zod';
import { query } from '../message/rpc';
import { daySchema } from '../values/day';
import { idSchema } from '../values/id';
import { bookingRequestSchema } from './booking-request';
import { brokenLimitSchema } from './broken-limit';
import { decliningRivalsSchema } from './decline-rivals';
import { requestHistoryEntrySchema } from './get-request-history';
import { listedRequestSchema } from './list-requests';
import { ownerNotesSchema } from './owner-notes';
import { stayEmailKindSchema } from './stay-emails';

/** An e-mail of the stay that its guest will get, as things are: from the hour of a day on, at the property. */
const plannedEmailSchema = z.object({ kind: stayEmailKindSchema, day: daySchema, hour: z.int() });

export type PlannedEmail = z.infer<typeof plannedEmailSchema>;

/** All that the owner's page about a booking shows. */
export const requestPageSchema = listedRequestSchema.extend({
  ...ownerNotesSchema.shape,
  source: z.enum(['guest', 'owner']),
  /** The other requests of the same address, newest first. */
  otherRequests: z.array(bookingRequestSchema.pick({ id: true, startDate: true, endDate: true, status: true })),
  /** The other pending requests for some of the days of a pending one; absent without any. */
  rivals: z.array(bookingRequestSchema.pick({ id: true, name: true, startDate: true, endDate: true })).optional(),
  decliningRivals: decliningRivalsSchema,
  /** The rules that a pending request would break if a guest asked today; absent without any. They bind no owner. */
  brokenLimits: z.array(brokenLimitSchema).optional(),
  /** The next one first; absent without any. */
  plannedEmails: z.array(plannedEmailSchema).optional(),
  /** Oldest first. */
  history: z.array(requestHistoryEntrySchema),
});

export type RequestPage = z.infer<typeof requestPageSchema>;

/** One request with its history; `REQUEST_NOT_FOUND`. */
export const getRequest = query('bookings.get-request', {
  request: z.object({ id: idSchema }),
  response: requestPageSchema,
});
