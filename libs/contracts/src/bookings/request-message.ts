import { fieldLimits, visibleLength } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError } from '../values/field-error';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { paragraphOfText } from '../values/text';

/** A message between the guest of a request and the owner. */
export const requestMessageSchema = z.object({
  id: idSchema,
  from: z.enum(['guest', 'owner']),
  text: z.string(),
  at: instantSchema,
  /** Whether the other side has seen it. */
  read: z.boolean(),
});

export type RequestMessage = z.infer<typeof requestMessageSchema>;

/** A message as the owner sees it. */
export const ownerMessageSchema = requestMessageSchema.extend({
  /** The e-mail address of the admin who wrote it; absent for a guest's message. */
  by: z.string().optional(),
});

export type OwnerMessage = z.infer<typeof ownerMessageSchema>;

/** Plain text, at least one character of which is visible. */
export const messageTextSchema = paragraphOfText({
  missing: 'MESSAGE_REQUIRED',
  max: fieldLimits.threadMessageMax,
  tooLong: 'THREAD_MESSAGE_TOO_LONG',
}).refine((text) => visibleLength(text) > 0, fieldError('MESSAGE_REQUIRED'));

/** `POST …/messages`, of guests and of admins. */
export const messageBodySchema = z.object({ text: messageTextSchema });

/** `POST …/messages/read`: the id of the last message that was shown. Later ones stay unread. */
export const shownMessagesBodySchema = z.object({ last: idSchema });

/** The number of the messages of the other side that are not read; absent without any. */
export const unreadMessagesSchema = z.int().positive().optional();

/** When the first of them was written; absent without any. */
export const unreadSinceSchema = instantSchema.optional();
