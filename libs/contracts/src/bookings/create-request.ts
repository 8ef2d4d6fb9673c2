import { command } from '../message/rpc';
import { localeSchema } from '../values/locale';
import { bookingRequestSchema } from './booking-request';
import { requestFieldsSchema } from './request-fields';

/** A guest asks for days. The locale is the one that e-mails about this request are written in. */
export const createRequest = command('bookings.create-request', {
  request: requestFieldsSchema.safeExtend({ locale: localeSchema }),
  response: bookingRequestSchema,
});
