import { z } from 'zod';
import { query } from '../message/rpc';
import { historyEntrySchema } from '../values/history-entry';
import { idSchema } from '../values/id';

/** The actions in the history of a request. */
export const requestActions = [
  'created',
  'entered',
  'guest-confirmed',
  'approved',
  'declined',
  'expired',
  'confirmed',
  'cancelled',
  'withdrawn',
  'cancellation-wished',
  'cancellation-refused',
  'moved',
  'offered',
  'offer-accepted',
  'offer-declined',
  'offer-withdrawn',
  'offer-expired',
  'change-proposed',
  'change-accepted',
  'change-declined',
  'change-expired',
  'undone',
  'guest-changed',
  'price-changed',
  'payment-recorded',
  'payment-removed',
  'link-copied',
  'erased',
] as const;

export type RequestAction = (typeof requestActions)[number];

export const requestHistoryEntrySchema = historyEntrySchema.extend({ action: z.enum(requestActions) });

export type RequestHistoryEntry = z.infer<typeof requestHistoryEntrySchema>;

/** The history of a request, oldest first. */
export const getRequestHistory = query('bookings.get-request-history', {
  request: z.object({ id: idSchema }),
  response: z.array(requestHistoryEntrySchema),
});
