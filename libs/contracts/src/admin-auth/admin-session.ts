import { z } from 'zod';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';

/** A browser in which an admin has signed in. */
export const adminSessionSchema = z.object({
  id: idSchema,
  startedAt: instantSchema,
  /** Accurate to an hour. */
  lastUsedAt: instantSchema,
  /** The names of the browser and of the operating system, such as `Firefox` and `Windows`; `null` if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether it is the session of the caller. */
  isCurrent: z.boolean(),
});

export type AdminSession = z.infer<typeof adminSessionSchema>;
