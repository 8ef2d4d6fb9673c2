import { z } from 'zod';

/** An admin in a response of the API. */
export const adminViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  added_by: z.string().nullable(),
  created_at: z.string(),
});

export type AdminView = z.infer<typeof adminViewSchema>;
