import { z } from 'zod';
import { actorSchema } from './actor';
import { instantSchema } from './instant';

const fieldsSchema = z.record(z.string(), z.unknown());

/** One change in the history of a subject. */
export const historyEntrySchema = z.object({
  at: instantSchema,
  actor: actorSchema,
  /** What happened, such as `approved`. */
  action: z.string(),
  /** What was changed. */
  subject: z.object({
    /** Such as `request`. */
    kind: z.string(),
    id: z.string(),
  }),
  /** The changed fields before the change; absent when there were none. */
  before: fieldsSchema.optional(),
  /** The changed fields after the change; absent when there are none. */
  after: fieldsSchema.optional(),
});

export type HistoryEntryView = z.infer<typeof historyEntrySchema>;
