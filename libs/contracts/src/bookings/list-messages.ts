import { z } from 'zod';
import { query } from '../message/rpc';
import { idSchema } from '../values/id';
import { tokenSchema } from '../values/token';
import { ownerMessageSchema, requestMessageSchema } from './request-message';

/** The messages about a request, oldest first; `REQUEST_NOT_FOUND`. */
export const listMessages = query('bookings.list-messages', {
  request: z.object({ id: idSchema }),
  response: z.array(ownerMessageSchema),
});

/** The same for the guest whom a status link was sent to; also `LINK_INVALID`, `FORBIDDEN`. */
export const listOwnMessages = query('bookings.list-own-messages', {
  request: z.object({ id: idSchema, token: tokenSchema }),
  response: z.array(requestMessageSchema),
});
