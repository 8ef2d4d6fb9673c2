import { z } from 'zod';
import { command } from '../message/rpc';
import { fieldError } from '../values/field-error';
import { localeSchema } from '../values/locale';
import { admitGuest } from './admit-guest';
import { bookingRequestSchema } from './booking-request';
import { requestFieldsSchema } from './request-fields';

/** What a client names a request by, so that it can send it again without asking twice: 1 to 255 printable ASCII characters. */
export const idempotencyKeySchema = z.string().regex(/^[\x20-\x7e]{1,255}$/, fieldError('IDEMPOTENCY_KEY_INVALID'));

/**
 * A guest asks for days. The locale is the one that e-mails about this request are written in; passwords and caller are what the
 * password gate and the limits ask for.
 *
 * The same idempotency key and the same fields get the same answer again and make one request; with other fields the key is refused
 * with `IDEMPOTENCY_KEY_REUSED`. Keys are the site's, not the caller's: who changes networks between two attempts is still the same.
 */
export const createRequest = command('bookings.create-request', {
  request: requestFieldsSchema.safeExtend({
    ...admitGuest.request.shape,
    locale: localeSchema,
    idempotencyKey: idempotencyKeySchema.optional(),
  }),
  response: bookingRequestSchema,
});
