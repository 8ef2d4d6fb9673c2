import { z } from 'zod';
import { command } from '../message/rpc';
import { callerSchema } from '../values/caller';
import { admissionSchema } from './admission';

/**
 * Lets a guest through the password gate: `PASSWORD_REQUIRED` when the site has a password and this is not it. A wrong password counts
 * against the same limit as a password check, so that the gate is no way around it.
 *
 * `passwords` is what the guest has sent, in each way in which it can be read: one of them has to be right. None where nothing was sent.
 * `admission` is what an earlier answer carried: such a guest is not shut out by the wrong passwords of others at the same address. An
 * answer carries a new one for a guest without a good one.
 */
export const admitGuest = command('bookings.admit-guest', {
  request: z.object({
    passwords: z.array(z.string().max(1_000)).max(2).default([]),
    caller: callerSchema,
    admission: admissionSchema.optional(),
  }),
  response: z.object({ admission: admissionSchema.optional() }),
});
