import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { fieldError } from '../values/field-error';
import { localeSchema } from '../values/locale';
import { admitGuest } from './admit-guest';
import { bookingRequestSchema } from './booking-request';
import { requestFieldsSchema } from './request-fields';

/**
 * The value of the `Idempotency-Key` header: 1 to 255 printable ASCII characters.
 */
export const idempotencyKeySchema = z.string().regex(/^[\x20-\x7e]{1,255}$/, fieldError('IDEMPOTENCY_KEY_INVALID'));

/**
 * Creates a booking request. `locale` is the language of its e-mails; `passwords` and `caller` are for the password
 * check and the limits.
 *
 * A repetition with the same idempotency key and the same fields gets the same response and creates no second request;
 * with other fields it is rejected with `IDEMPOTENCY_KEY_REUSED`. Keys are unique per site, because a caller may change
 * networks between two attempts.
 */
export const createRequest = command('bookings.create-request', {
  request: requestFieldsSchema.safeExtend({
    ...admitGuest.request.shape,
    locale: localeSchema,
    idempotencyKey: idempotencyKeySchema.optional(),
  }),
  response: bookingRequestSchema,
  deadlineMs: deadlines.password,
});
