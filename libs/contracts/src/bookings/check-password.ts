import { z } from 'zod';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { admissionSchema } from './admission';

/** Whether this is the password for the site. Wrong ones count against the guest's limit; `admission` is as for `admitGuest`. */
export const checkPassword = command('bookings.check-password', {
  request: z.object({
    password: z.string().max(1_000),
    caller: callerSchema,
    admission: admissionSchema.optional(),
  }),
  response: z.object({ valid: z.boolean(), admission: admissionSchema.optional() }),
});
