import { z } from 'zod';
import { emailSchema } from '../values/email';

/** `POST /admin/request-access` and `POST /bookings/send-access-link`. */
export const emailBodySchema = z.object({ email: emailSchema });
