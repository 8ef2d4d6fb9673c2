import { z } from 'zod';
import { cancellationReasonSchema, evenConfirmedSchema } from '../bookings/cancel-request';
import { shownStateSchema } from '../bookings/shown-state';

/** `POST /admin/requests/{id}/cancel`; without a body there is no reason. */
export const cancellationBodySchema = z
  .object({ reason: cancellationReasonSchema, evenConfirmed: evenConfirmedSchema, shown: shownStateSchema })
  .default({});
