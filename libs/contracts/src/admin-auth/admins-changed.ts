import { z } from 'zod';
import { event } from '../message/event';
import { instantSchema } from '../values/instant';

const change = z.object({
  /** The admin who was added or removed. */
  email: z.string(),
  /** The admin who did it; `null` if nobody did by the panel. */
  by: z.string().nullable(),
  at: instantSchema,
  /** All admins before or after the change. */
  recipients: z.array(z.string()),
});

/** An admin was added. */
export const adminAdded = event('admin.added', change);

/** An admin was removed. */
export const adminRemoved = event('admin.removed', change);
