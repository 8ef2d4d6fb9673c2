import { z } from 'zod';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';

/** Somebody who may manage the house. */
export const adminSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** Who added this admin; `null` for those that the program's settings name. */
  addedBy: z.string().nullable(),
  createdAt: instantSchema,
});

export type Admin = z.infer<typeof adminSchema>;
