import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { decisionNoteSchema } from './decision-note';
import { shownStateSchema } from './shown-state';
import { decidedRequestSchema } from './undo-decision';

/** Declines a request. */
export const declineRequest = command('bookings.decline-request', {
  request: z.object({ id: idSchema, note: decisionNoteSchema, shown: shownStateSchema }),
  response: decidedRequestSchema,
});
