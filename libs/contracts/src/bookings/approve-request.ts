import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { decisionNoteSchema } from './decision-note';
import { decidedRequestSchema } from './undo-decision';

/**
 * Reads all calendars, for five seconds at most. Then approves a request and claims all of its days, or changes
 * nothing.
 */
export const approveRequest = command('bookings.approve-request', {
  request: z.object({ id: idSchema, note: decisionNoteSchema }),
  response: decidedRequestSchema,
  deadlineMs: deadlines.calendars,
});
