import { z } from 'zod';
import { emailSchema } from './email';

/**
 * The originator of a command: an admin, the guest of a request, a calendar feed, somebody with access to the machine
 * of the program, or the program itself.
 */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('admin'), email: emailSchema }),
  z.object({ kind: z.literal('guest') }),
  z.object({ kind: z.literal('feed') }),
  z.object({ kind: z.literal('operator') }),
  z.object({ kind: z.literal('program') }),
]);

export type Actor = z.infer<typeof actorSchema>;
