import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { decisionNoteSchema } from './decision-note';
import { declineRivalsSchema, shownRivalsSchema } from './decline-rivals';
import { shownStateSchema } from './shown-state';
import { decidedRequestSchema } from './undo-decision';

/**
 * Reads all calendars, for five seconds at most. Then approves a request and claims all of its days, or changes
 * nothing. With `declineRivals`, the pending requests that lose their days to it are declined as well, once the
 * approval can no longer be undone.
 */
export const approveRequest = command('bookings.approve-request', {
  request: z.object({
    id: idSchema,
    note: decisionNoteSchema,
    declineRivals: declineRivalsSchema,
    rivals: shownRivalsSchema,
    shown: shownStateSchema,
  }),
  response: decidedRequestSchema,
  deadlineMs: deadlines.calendars,
});
