import { z } from 'zod';

/** An answer that says in one sentence what was done. */
export const messageViewSchema = z.object({ message: z.string() });

export type MessageView = z.infer<typeof messageViewSchema>;
