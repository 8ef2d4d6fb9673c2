import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { lineOfText, optionalText, paragraphOfText } from '../values/text';

/** What only the owner writes and reads about a booking, as it is typed; an empty text counts as none. */
export const ownerNotesFields = {
  privateNote: optionalText(paragraphOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' })),
  origin: optionalText(lineOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' })),
};

/** Whether the guest of a booking that the owner has entered gets the e-mails of a stay. */
export const stayEmailsWished = z.boolean({ error: 'WRONG_TYPE' }).optional();

/** The same of a stored booking; absent without any. */
export const ownerNotesSchema = z.object({
  privateNote: z.string().optional(),
  /** Where a booking that the owner has entered came from, such as "phone". */
  origin: z.string().optional(),
  /** `false` if the guest gets no e-mails of the stay; otherwise usually absent. */
  stayEmails: z.boolean().optional(),
});
