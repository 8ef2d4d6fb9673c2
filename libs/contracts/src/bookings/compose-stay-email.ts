import { z } from 'zod';
import { query } from '../message/rpc';
import { daySchema } from '../values/day';
import { idSchema } from '../values/id';
import { localeSchema } from '../values/locale';
import { stayEmailSchema } from './stay-email-due';
import { stayEmailDaysSchema, stayEmailKindSchema, stayEmailSubjectSchema, stayEmailTextSchema } from './stay-emails';

/** An e-mail as the owner is writing it, with the stay whose data it shall show: by default, of the next one. */
export const stayEmailDraftSchema = z.strictObject({
  locale: localeSchema,
  subject: stayEmailSubjectSchema,
  text: stayEmailTextSchema,
  requestId: idSchema.optional(),
  /** As they are typed; by default, as they are stored. */
  days: stayEmailDaysSchema.optional(),
});

/**
 * An e-mail for a preview or a test: with dots in place of the door code, and without a link that works. Without a stay
 * ahead it is about one that does not exist. `REQUEST_NOT_FOUND`
 */
export const composeStayEmail = query('bookings.compose-stay-email', {
  request: stayEmailDraftSchema.extend({ kind: stayEmailKindSchema }),
  response: z.object({
    email: stayEmailSchema,
    /** The day on which it is sent; absent if it is not, or without a stay. */
    sentOn: daySchema.optional(),
  }),
});
