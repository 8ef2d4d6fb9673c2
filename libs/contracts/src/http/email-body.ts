import { z } from 'zod';
import { emailSchema } from '../values/email';

/** A body with only an e-mail address, for requesting a link or adding a guest to the whitelist. */
export const emailBodySchema = z.object({ email: emailSchema });
