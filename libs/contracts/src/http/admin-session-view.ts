import { z } from 'zod';

/** The response of `GET /admin/verify/{token}`: the token of the new session. */
export const adminSessionViewSchema = z.object({ email: z.string(), token: z.string() });

export type AdminSessionView = z.infer<typeof adminSessionViewSchema>;
