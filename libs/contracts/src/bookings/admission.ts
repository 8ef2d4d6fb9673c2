import { z } from 'zod';

/**
 * The value that a browser stores after a correct password. It is opaque to everyone but bookings.
 */
export const admissionSchema = z.string().max(100);
