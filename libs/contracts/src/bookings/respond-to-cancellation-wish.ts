import { z } from 'zod';
import { command } from '../message/rpc';
import { requiredAs } from '../values/field-error';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { cancellationReasonSchema } from './cancel-request';
import { shownStateSchema } from './shown-state';
import { decidedRequestSchema } from './undo-decision';

const responseFields = {
  accept: z.boolean({ error: requiredAs('REQUIRED') }),
  /** A word to the guest; after a cancellation it is the reason. */
  note: cancellationReasonSchema,
  shown: shownStateSchema,
};

/** `POST /admin/requests/{id}/cancellation`. */
export const cancellationResponseBody = snakeCaseBody(responseFields);

/**
 * The owner's response to a guest's wish to cancel: the booking is cancelled, also a confirmed one, or it stays. A
 * cancellation can be undone as a decision.
 */
export const respondToCancellationWish = command('bookings.respond-to-cancellation-wish', {
  request: z.object({ id: idSchema, ...responseFields }),
  response: decidedRequestSchema,
});
