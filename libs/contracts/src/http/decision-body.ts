import { z } from 'zod';
import { decisionNoteSchema } from '../bookings/decision-note';
import { declineRivalsSchema, onlyWithApproval, shownRivalsSchema } from '../bookings/decline-rivals';
import { shownStateSchema } from '../bookings/shown-state';
import { requiredAs } from '../values/field-error';
import { withRules } from '../values/field-rules';

const fields = z.object({
  status: z.enum(['approved', 'declined'], {
    error: (issue) => (typeof issue.input === 'string' ? 'STATUS_INVALID' : requiredAs('REQUIRED')(issue)),
  }),
  note: decisionNoteSchema,
  declineRivals: declineRivalsSchema,
  rivals: shownRivalsSchema,
  shown: shownStateSchema,
});

/** `PATCH /admin/requests/{id}`. */
export const decisionBodySchema = withRules(fields, [
  onlyWithApproval<z.infer<typeof fields>>(({ status }) => status === 'approved'),
]);
