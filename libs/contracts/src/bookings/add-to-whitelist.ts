import { z } from 'zod';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { whitelistEntrySchema, whitelistNotesSchema } from './whitelist-entry';

/** Adds a guest to the whitelist; `ALREADY_EXISTS` when the address is listed. */
export const addToWhitelist = command('bookings.add-to-whitelist', {
  request: z.object({ email: emailSchema, notes: whitelistNotesSchema.optional() }),
  response: whitelistEntrySchema,
});
