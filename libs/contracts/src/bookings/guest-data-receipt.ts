import { z } from 'zod';
import { instantSchema } from '../values/instant';
import { guestDataCountsSchema, guestDataServices } from './guest-data';

/** What a service has done. */
export const guestDataReceiptSchema = z.object({
  service: z.enum(guestDataServices),
  /** Absent until it is done. */
  at: instantSchema.optional(),
  /** What was found; absent until it is done. */
  found: guestDataCountsSchema.optional(),
});

export type GuestDataReceipt = z.infer<typeof guestDataReceiptSchema>;
