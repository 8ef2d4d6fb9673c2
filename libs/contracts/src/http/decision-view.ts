import { z } from 'zod';
import { decisionNoteSchema } from '../bookings/decision-note';
import { declineRivalsSchema, onlyWithApproval, shownRivalsSchema } from '../bookings/decline-rivals';
import { shownStateSchema } from '../bookings/shown-state';
import { requiredAs } from '../values/field-error';
import { withRules } from '../values/field-rules';
import { idSchema } from '../values/id';
import { requestPageView } from './request-view';

/**
 * `GET /admin/decision/{token}`: the request, the admin whom the link was sent to, and the state of the request, which
 * a decision carries as the one that was shown.
 */
export const decisionViewSchema = z.object({
  admin: z.string(),
  request: requestPageView.schema,
  shown: z.string(),
});

export type DecisionView = z.infer<typeof decisionViewSchema>;

const fields = z.object({
  decision: z.enum(['approve', 'decline', 'cancel', 'keep', 'accept', 'refuse', 'undo'], {
    error: (issue) => (typeof issue.input === 'string' ? 'STATUS_INVALID' : requiredAs('REQUIRED')(issue)),
  }),
  note: decisionNoteSchema,
  /** The id of the wish that is accepted or refused; the open one if absent. */
  proposal: idSchema.optional(),
  declineRivals: declineRivalsSchema,
  rivals: shownRivalsSchema,
  shown: shownStateSchema,
});

/**
 * `POST /admin/decision/{token}`: a request is approved or declined, a booking that its guest wishes to cancel is
 * cancelled or kept, other days that a guest asks for are accepted or refused. An approval, a refusal of a request and
 * a cancellation may be undone.
 */
export const linkDecisionBodySchema = withRules(fields, [
  onlyWithApproval<z.infer<typeof fields>>(({ decision }) => decision === 'approve'),
]);

export type LinkDecision = z.infer<typeof linkDecisionBodySchema>;
