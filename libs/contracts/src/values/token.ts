import { z } from 'zod';

/** The secret of a link or a session: 32 random bytes, base64url. What is no such token is simply an invalid one. */
export const tokenSchema = z.string().max(128);
