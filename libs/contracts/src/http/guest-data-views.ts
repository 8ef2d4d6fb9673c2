import { z } from 'zod';
import { guestDataReceiptSchema } from '../bookings/guest-data-receipt';
import { guestExportSchema } from '../bookings/export-guest';
import { exportedEmailSchema } from '../notifications/guest-emails';
import { daySchema } from '../values/day';
import { emailSchema } from '../values/email';
import { instantSchema } from '../values/instant';

/** `POST /admin/privacy/search`, `/export` and `/erase`: the address of the guest. */
export const guestDataBodySchema = z.strictObject({ email: emailSchema });

/** `POST /admin/privacy/search`: what is kept of a guest. */
export const guestDataViewSchema = z.object({
  /** A service that does not respond now is without what it keeps. */
  services: z.array(guestDataReceiptSchema.pick({ service: true, found: true })),
  /** The last day of a stay ahead, because of which nothing can be erased now. */
  stayUntil: daySchema.optional(),
});

export type GuestDataView = z.infer<typeof guestDataViewSchema>;

/** `POST /admin/privacy/export`: everything that is kept of a guest, as one file. */
export const guestExportViewSchema = guestExportSchema.extend({
  email: z.string(),
  exportedAt: instantSchema,
  emails: z.array(exportedEmailSchema),
});
