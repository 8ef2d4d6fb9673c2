import { z } from 'zod';
import { cancellationReasonSchema, evenConfirmedSchema } from '../bookings/cancel-request';

/** `POST /admin/requests/{id}/cancel`; without a body there is no reason. */
export const cancellationBodySchema = z
  .object({ reason: cancellationReasonSchema, evenConfirmed: evenConfirmedSchema })
  .default({});
