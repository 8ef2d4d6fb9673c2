import { z } from 'zod';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { historyEntrySchema } from '../values/history-entry';
import { instantSchema } from '../values/instant';
import { accountedRequestSchema } from './list-requests';
import { requestHistoryEntrySchema } from './get-request-history';
import { ownerNotesSchema } from './owner-notes';
import { ownerMessageSchema } from './request-message';

/** Everything that bookings keeps of a guest. */
export const guestExportSchema = z.object({
  requests: z.array(
    accountedRequestSchema.extend({
      ...ownerNotesSchema.shape,
      messages: z.array(ownerMessageSchema),
      history: z.array(requestHistoryEntrySchema),
    }),
  ),
  /** The entry in the list of invited guests, also for a year after its end; absent without one. */
  whitelist: z
    .object({ email: z.string(), notes: z.string(), isInvited: z.boolean(), history: z.array(historyEntrySchema) })
    .optional(),
  /** The links that were sent, of which only hashes are stored. */
  links: z.array(z.object({ purpose: z.string(), createdAt: instantSchema, expiresAt: instantSchema })),
});

export type GuestExport = z.infer<typeof guestExportSchema>;

/** Everything that is known of the guest with an address. The export itself is put on record. */
export const exportGuest = command('bookings.export-guest', {
  request: z.object({ email: emailSchema }),
  response: guestExportSchema,
});
