import { z } from 'zod';
import { event } from '../message/event';

/**
 * Who the admins are now, all of them. Carried whole and numbered, so that a consumer that keeps its own copy takes the highest
 * revision and is right whatever was repeated or came out of order.
 */
export const adminRosterChanged = event(
  'admin-roster.changed',
  z.object({ revision: z.int().nonnegative(), emails: z.array(z.string()) }),
);
