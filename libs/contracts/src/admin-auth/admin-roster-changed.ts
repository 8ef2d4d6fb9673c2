import { z } from 'zod';
import { event } from '../message/event';
import { localeSchema } from '../values/locale';

/**
 * The complete list of admins with a revision. A consumer keeps the highest revision, so duplicates and reordering are
 * harmless.
 */
export const adminRosterChanged = event(
  'admin-roster.changed',
  z.object({
    revision: z.int().nonnegative(),
    emails: z.array(z.string()),
    /** The languages of those admins who have one of their own; absent if nobody has. */
    locales: z.array(z.object({ email: z.string(), locale: localeSchema })).optional(),
  }),
);
