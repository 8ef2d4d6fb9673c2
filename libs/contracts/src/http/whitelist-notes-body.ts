import { z } from 'zod';
import { whitelistNotesSchema } from '../bookings/whitelist-entry';

/** `PUT /admin/guest-whitelist/{id}`. */
export const whitelistNotesBodySchema = z.object({ notes: whitelistNotesSchema });
