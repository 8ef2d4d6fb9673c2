import { z } from 'zod';

/** An admin as the API answers it (specification, section 3). */
export const adminViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  added_by: z.string().nullable(),
  created_at: z.string(),
});

export type AdminView = z.infer<typeof adminViewSchema>;
