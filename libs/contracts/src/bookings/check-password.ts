import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { admissionSchema } from './admission';

/**
 * Checks the password of the site. Wrong passwords count for the limit of the caller; `admission` as in `admitGuest`.
 */
export const checkPassword = command('bookings.check-password', {
  request: z.object({
    password: z.string().max(1_000),
    caller: callerSchema,
    admission: admissionSchema.optional(),
  }),
  response: z.object({ valid: z.boolean(), admission: admissionSchema.optional() }),
  deadlineMs: deadlines.password,
});
