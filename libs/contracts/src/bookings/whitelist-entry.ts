import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { idSchema } from '../values/id';
import { paragraphOfText } from '../values/text';

/** A guest who may request days while the whitelist is enabled. */
export const whitelistEntrySchema = z.object({ id: idSchema, email: z.string(), notes: z.string() });

export type WhitelistEntry = z.infer<typeof whitelistEntrySchema>;

/** The owner's notes about the guest; may be empty. */
export const whitelistNotesSchema = paragraphOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' });
