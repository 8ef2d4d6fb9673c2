import { z } from 'zod';

/** The network address of the caller, a key of the rate limits. */
export const callerSchema = z.string().min(1).max(64);
