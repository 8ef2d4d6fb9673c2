import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { tokenSchema } from '../values/token';
import { shownMessagesBodySchema } from './request-message';

/**
 * Marks the guest's messages up to the last one that the owner was shown as read; `REQUEST_NOT_FOUND`. A command of its
 * own, because programs that follow links also read pages.
 */
export const markMessagesRead = command('bookings.mark-messages-read', {
  request: z.object({ id: idSchema, ...shownMessagesBodySchema.shape }),
  response: z.object({}),
});

/** The same for the owner's messages and the guest whom a status link was sent to; also `LINK_INVALID`, `FORBIDDEN`. */
export const markOwnMessagesRead = command('bookings.mark-own-messages-read', {
  request: z.object({ id: idSchema, token: tokenSchema, ...shownMessagesBodySchema.shape }),
  response: z.object({}),
});
