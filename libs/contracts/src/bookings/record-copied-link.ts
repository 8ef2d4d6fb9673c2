import { z } from 'zod';
import { command } from '../message/rpc';
import { emailKindSchema } from '../notifications/email-kind';
import { idSchema } from '../values/id';

/** Notes in the history of a request that an admin has copied the link of an unsent e-mail about it. */
export const recordCopiedLink = command('bookings.record-copied-link', {
  request: z.object({ id: idSchema, email: emailKindSchema }),
  response: z.object({}),
});
