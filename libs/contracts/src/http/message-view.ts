import { z } from 'zod';

/** A response with one sentence about what was done. */
export const messageViewSchema = z.object({ message: z.string() });

export type MessageView = z.infer<typeof messageViewSchema>;

/** The response to every request for a link to the panel, whether or not the address belongs to an admin. */
export const adminLinkViewSchema = messageViewSchema.extend({
  /** How long a link is valid. */
  linkMinutes: z.number().int().positive(),
});

export type AdminLinkView = z.infer<typeof adminLinkViewSchema>;
