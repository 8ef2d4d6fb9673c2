import { z } from 'zod';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { localeSchema } from '../values/locale';

/** A person with access to the panel. */
export const adminSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** The admin who added this one; `null` for those from `ADMIN_EMAILS` or added by an operator. */
  addedBy: z.string().nullable(),
  createdAt: instantSchema,
  /** The language of e-mails to this admin; absent for that of the house. */
  locale: localeSchema.optional(),
});

export type Admin = z.infer<typeof adminSchema>;
