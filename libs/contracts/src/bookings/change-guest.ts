import { fieldLimits, type KnownGuest } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { lineOfText, paragraphOfText } from '../values/text';
import { guestFieldsSchema } from './guests';
import { accountedRequestSchema } from './list-requests';
import { stayEmailsWished } from './owner-notes';
import { guestNameSchema, typedAskedFields } from './request-fields';
import { shownGuestSchema } from './shown-state';

/**
 * What an owner may change about the guest of a booking; an empty text removes one. The compiler requires each
 * field in `KnownGuest`, too, which `shownGuestOf` turns into a text; only the switch `stayEmails` is not part of it.
 */
const changeableFields = {
  name: guestNameSchema.optional(),
  email: emailSchema.optional(),
  ...typedAskedFields,
  ...guestFieldsSchema.shape,
  privateNote: paragraphOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' }).optional(),
  origin: lineOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' }).optional(),
  stayEmails: stayEmailsWished,
} satisfies Record<keyof KnownGuest | 'stayEmails', z.ZodType>;

/** `PATCH /admin/requests/{id}/guest`. */
export const guestChangesBody = snakeCaseBody({ ...changeableFields, shown: shownGuestSchema });

/**
 * Changes what is known of the guest of a booking, at any time; `REQUEST_NOT_FOUND`. The price stays. Links sent to a
 * former address end, and a guest who has to confirm gets a new one.
 */
export const changeGuest = command('bookings.change-guest', {
  request: z.object({ id: idSchema, ...changeableFields, shown: shownGuestSchema }),
  response: accountedRequestSchema,
});
