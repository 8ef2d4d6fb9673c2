import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { whitelistEntrySchema, whitelistNotesSchema } from './whitelist-entry';

/** Writes other notes about a guest; `ENTRY_NOT_FOUND` when there is no such entry. */
export const changeWhitelistNotes = command('bookings.change-whitelist-notes', {
  request: z.object({ id: idSchema, notes: whitelistNotesSchema }),
  response: whitelistEntrySchema,
});
