import { z } from 'zod';
import { cancellationReasonSchema } from '../bookings/cancel-request';

/** `POST /admin/requests/{id}/cancel`; without a body there is no reason. */
export const cancellationBodySchema = z.object({ reason: cancellationReasonSchema }).default({});
