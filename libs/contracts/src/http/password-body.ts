import { z } from 'zod';
import { requiredAs } from '../values/field-error';

/** `POST /bookings/check-password`. */
export const passwordBodySchema = z.object({ password: z.string({ error: requiredAs('REQUIRED') }).max(1_000) });

/** The response. */
export const passwordVerdictSchema = z.object({ valid: z.boolean() });

export type PasswordVerdict = z.infer<typeof passwordVerdictSchema>;
