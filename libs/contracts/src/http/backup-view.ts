import { z } from 'zod';
import { instantSchema } from '../values/instant';

/** The nightly backup of the embedded database. */
export const backupViewSchema = z.object({
  /** Whether there is one; otherwise whoever runs the database backs it up. */
  isNightly: z.boolean(),
  /** When the latest one was completed; `null` before the first one. */
  lastAt: instantSchema.nullable(),
});

export type BackupView = z.infer<typeof backupViewSchema>;
