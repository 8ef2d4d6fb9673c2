import { z } from 'zod';
import { query } from '../message/rpc';
import { idSchema } from '../values/id';

/** The greatest number of requests that a search finds. */
export const foundRequestsMax = 500;

/** The latest requests whose guest's name or address contains a text, in upper or lower case. */
export const findRequestsOfGuest = query('bookings.find-requests-of-guest', {
  request: z.object({ text: z.string().min(1) }),
  response: z.object({ ids: z.array(idSchema) }),
});
