import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { admissionSchema } from './admission';

/**
 * Checks the password of the site; `PASSWORD_REQUIRED` when it is missing or wrong. A wrong password counts for the
 * same limit as `checkPassword`.
 *
 * `passwords` are the possible decodings of the guest's password, of which one must match. `admission` is the value of
 * an earlier response; a guest who sends it is not blocked by wrong passwords of others at the same address. The
 * response contains a new one for a guest without a valid one.
 */
export const admitGuest = command('bookings.admit-guest', {
  request: z.object({
    passwords: z.array(z.string().max(1_000)).max(2).default([]),
    caller: callerSchema,
    admission: admissionSchema.optional(),
  }),
  response: z.object({ admission: admissionSchema.optional() }),
  deadlineMs: deadlines.password,
});
