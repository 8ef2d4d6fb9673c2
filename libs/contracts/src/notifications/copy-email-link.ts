import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { emailKindSchema } from './email-kind';

export const emailLinkSchema = z.object({ url: z.string() });

export type EmailLink = z.infer<typeof emailLinkSchema>;

/**
 * The link that an unsent e-mail brings a guest, so that the owner can hand it over by another way. A command, because
 * who has asked is logged; `ENTRY_NOT_FOUND`, `EMAIL_WITHOUT_LINK`.
 */
export const copyEmailLink = command('notifications.copy-email-link', {
  request: z.object({ id: idSchema }),
  response: emailLinkSchema.extend({
    kind: emailKindSchema,
    /** The request that the e-mail is about, if there is one. */
    requestId: idSchema.optional(),
  }),
});
