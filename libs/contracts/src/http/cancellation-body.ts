import { z } from 'zod';
import { cancellationReasonSchema } from '../bookings/cancel-request';

/** `POST /admin/requests/{id}/cancel`; no body at all is no reason. */
export const cancellationBodySchema = z.object({ reason: cancellationReasonSchema }).default({});
