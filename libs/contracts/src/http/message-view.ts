import { z } from 'zod';

/** A response with one sentence about what was done. */
export const messageViewSchema = z.object({ message: z.string() });

export type MessageView = z.infer<typeof messageViewSchema>;
