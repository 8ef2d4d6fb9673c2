import { z } from 'zod';
import { decisionNoteSchema } from '../bookings/decision-note';
import { requiredAs } from '../values/field-error';

/** `PATCH /admin/requests/{id}`. */
export const decisionBodySchema = z.object({
  status: z.enum(['approved', 'declined'], {
    error: (issue) => (typeof issue.input === 'string' ? 'STATUS_INVALID' : requiredAs('REQUIRED')(issue)),
  }),
  note: decisionNoteSchema,
});
