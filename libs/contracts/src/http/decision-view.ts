import { z } from 'zod';
import { decisionNoteSchema } from '../bookings/decision-note';
import { declineRivalsSchema, onlyWithApproval } from '../bookings/decline-rivals';
import { requiredAs } from '../values/field-error';
import { withRules } from '../values/field-rules';
import { requestPageView } from './request-view';

/** `GET /admin/decision/{token}`: the request, and the admin whom the link was sent to. */
export const decisionViewSchema = z.object({ admin: z.string(), request: requestPageView.schema });

export type DecisionView = z.infer<typeof decisionViewSchema>;

const fields = z.object({
  decision: z.enum(['approve', 'decline', 'cancel', 'keep', 'undo'], {
    error: (issue) => (typeof issue.input === 'string' ? 'STATUS_INVALID' : requiredAs('REQUIRED')(issue)),
  }),
  note: decisionNoteSchema,
  declineRivals: declineRivalsSchema,
});

/**
 * `POST /admin/decision/{token}`: a request is approved or declined, a booking that its guest wishes to cancel is
 * cancelled or kept, and the last of these may be undone.
 */
export const linkDecisionBodySchema = withRules(fields, [
  onlyWithApproval<z.infer<typeof fields>>(({ decision }) => decision === 'approve'),
]);

export type LinkDecision = z.infer<typeof linkDecisionBodySchema>;
