import { z } from 'zod';
import { emailSchema } from '../values/email';

/** A body that names nothing but an address: of whoever wants a link, of a new admin, of a guest for the plain whitelist. */
export const emailBodySchema = z.object({ email: emailSchema });
