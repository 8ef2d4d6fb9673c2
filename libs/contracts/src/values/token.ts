import { z } from 'zod';

/** The secret of a link or a session: 32 random bytes, base64url. A malformed token is treated like an unknown one. */
export const tokenSchema = z.string().max(128);
