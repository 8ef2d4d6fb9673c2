import { z } from 'zod';

/** A browser in which the admin has signed in, in a response of the API. */
export const adminSessionItemSchema = z.object({
  id: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  is_current: z.boolean(),
});

export type AdminSessionItem = z.infer<typeof adminSessionItemSchema>;
