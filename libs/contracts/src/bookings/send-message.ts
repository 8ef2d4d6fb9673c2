import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { tokenSchema } from '../values/token';
import { messageTextSchema, ownerMessageSchema, requestMessageSchema } from './request-message';

/**
 * A message of the owner to the guest of a request; `REQUEST_NOT_FOUND`, `THREAD_ENDED`, `GUEST_WITHOUT_EMAIL`.
 */
export const sendMessageToGuest = command('bookings.send-message-to-guest', {
  request: z.object({ id: idSchema, text: messageTextSchema }),
  response: ownerMessageSchema,
});

/** A message of the guest whom a status link was sent to; also `LINK_INVALID`, `FORBIDDEN`, `RATE_LIMITED`. */
export const sendMessageToOwner = command('bookings.send-message-to-owner', {
  request: z.object({ id: idSchema, token: tokenSchema, text: messageTextSchema }),
  response: requestMessageSchema,
});
