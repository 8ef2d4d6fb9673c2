import { z } from 'zod';
import { whitelistNotesSchema } from '../bookings/whitelist-entry';
import { emailSchema } from '../values/email';

/** `POST /admin/guest-whitelist`. */
export const whitelistBodySchema = z.object({ email: emailSchema, notes: whitelistNotesSchema.optional() });
