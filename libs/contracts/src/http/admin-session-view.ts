import type { z } from 'zod';
import { openSession } from '../admin-auth/open-session';

/** The response of `GET /admin/verify/{token}`: the token of the new session. */
export const adminSessionViewSchema = openSession.response;

export type AdminSessionView = z.infer<typeof adminSessionViewSchema>;
