import { z } from 'zod';
import { event } from '../message/event';
import { instantSchema } from '../values/instant';

/** The password of the site was set, changed or removed. */
export const sitePasswordChanged = event(
  'site-password.changed',
  z.object({
    propertyName: z.string(),
    change: z.enum(['set', 'changed', 'removed']),
    /** The admin who did it; `null` if nobody did by the panel. */
    by: z.string().nullable(),
    at: instantSchema,
  }),
);
