import { z } from 'zod';

/** What `GET /admin/verify/{token}` answers: the token of a new session, which the browser keeps. */
export const adminSessionViewSchema = z.object({ email: z.string(), token: z.string() });

export type AdminSessionView = z.infer<typeof adminSessionViewSchema>;
