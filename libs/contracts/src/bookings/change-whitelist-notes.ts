import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { whitelistEntrySchema, whitelistNotesSchema } from './whitelist-entry';

/** Replaces the notes of a whitelist entry; `ENTRY_NOT_FOUND` without one. */
export const changeWhitelistNotes = command('bookings.change-whitelist-notes', {
  request: z.object({ id: idSchema, notes: whitelistNotesSchema }),
  response: whitelistEntrySchema,
});
