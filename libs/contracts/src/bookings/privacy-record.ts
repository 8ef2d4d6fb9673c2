import { z } from 'zod';
import { query } from '../message/rpc';
import { actorSchema } from '../values/actor';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { guestDataReceiptSchema } from './guest-data-receipt';

/** An export or an erasure of a guest's data. */
export const privacyRecordSchema = z.object({
  id: idSchema,
  kind: z.enum(['export', 'erasure']),
  at: instantSchema,
  by: actorSchema,
  /** The address, of which only the first letters of its parts are left. */
  address: z.string(),
  /** Of an erasure, one for each service. */
  receipts: z.array(guestDataReceiptSchema),
});

export type PrivacyRecord = z.infer<typeof privacyRecordSchema>;

/** How many years exports and erasures are kept on record, as long as claims about them can be raised. */
export const privacyRecordYears = 3;

/** The latest exports and erasures, newest first. */
export const listPrivacyRecords = query('bookings.list-privacy-records', {
  request: z.object({}),
  response: z.array(privacyRecordSchema),
});
