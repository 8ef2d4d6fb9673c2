import { z } from 'zod';

/** The network address that a call comes from, by which the limits count. */
export const callerSchema = z.string().min(1).max(64);
