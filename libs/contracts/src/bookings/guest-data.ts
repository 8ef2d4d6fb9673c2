import { z } from 'zod';
import { query } from '../message/rpc';
import { emailSchema } from '../values/email';
import { daySchema } from '../values/day';

/** What services keep of a guest. */
export const guestDataKinds = ['requests', 'messages', 'links', 'whitelist', 'emails', 'notices'] as const;

export type GuestDataKind = (typeof guestDataKinds)[number];

/** How much of each kind there is; kinds of which there is nothing are absent. */
export const guestDataCountsSchema = z.partialRecord(z.enum(guestDataKinds), z.int().positive());

export type GuestDataCounts = z.infer<typeof guestDataCountsSchema>;

/** The counts without those of nothing. */
export const countsOf = (counts: Partial<Record<GuestDataKind, number>>): GuestDataCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** The services that keep data of guests. */
export const guestDataServices = ['bookings', 'notifications'] as const;

export type GuestDataService = (typeof guestDataServices)[number];

/** What bookings keeps of the guest with an address. */
export const findGuestData = query('bookings.find-guest-data', {
  request: z.object({ email: emailSchema }),
  response: z.object({
    found: guestDataCountsSchema,
    /** The requests of the guest, also of a former address of theirs. */
    requestIds: z.array(z.string()),
    /** The last day of the stay because of which nothing can be erased now; absent without one. */
    stayUntil: daySchema.optional(),
  }),
});
