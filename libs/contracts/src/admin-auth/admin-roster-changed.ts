import { z } from 'zod';
import { event } from '../message/event';

/**
 * The complete list of admins with a revision. A consumer keeps the highest revision, so duplicates and reordering are
 * harmless.
 */
export const adminRosterChanged = event(
  'admin-roster.changed',
  z.object({ revision: z.int().nonnegative(), emails: z.array(z.string()) }),
);
