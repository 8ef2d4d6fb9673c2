import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { decidedRequestSchema } from './undo-decision';

/** Approves a request and claims all of its days, or changes nothing. */
export const approveRequest = command('bookings.approve-request', {
  request: z.object({ id: idSchema }),
  response: decidedRequestSchema,
});
