import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { idSchema } from '../values/id';
import { paragraphOfText } from '../values/text';

/** A guest who may ask for days while the whitelist is on. */
export const whitelistEntrySchema = z.object({ id: idSchema, email: z.string(), notes: z.string() });

export type WhitelistEntry = z.infer<typeof whitelistEntrySchema>;

/** What the owner notes about a guest; may be empty. */
export const whitelistNotesSchema = paragraphOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' });
