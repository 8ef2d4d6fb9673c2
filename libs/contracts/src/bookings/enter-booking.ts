import { priceLimits } from '@hearthstay/prices';
import { dayCount, fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { daySchema } from '../values/day';
import { emailSchema } from '../values/email';
import type { FieldRule } from '../values/field-rules';
import { withRules } from '../values/field-rules';
import { locales, localeSchema } from '../values/locale';
import { optionalText } from '../values/text';
import { snakeCaseBody } from '../values/snake-case';
import { wholeNumber } from '../values/whole-number';
import { guestFieldsSchema } from './guests';
import { accountedRequestSchema } from './list-requests';
import { ownerNotesFields } from './owner-notes';
import { askedField, guestNameSchema } from './request-fields';

const enteredFields = {
  name: guestNameSchema,
  startDate: daySchema,
  endDate: daySchema,
  email: optionalText(emailSchema),
  phone: askedField('phone'),
  ...guestFieldsSchema.shape,
  /** In place of the calculated price, in the smallest unit of its currency. */
  total: wholeNumber(0, priceLimits.totalMax, 'AMOUNT_OUT_OF_RANGE').optional(),
  note: ownerNotesFields.privateNote,
  origin: ownerNotesFields.origin,
  /** Whether the guest still has to confirm. */
  status: z.enum(['approved', 'confirmed'], {
    error: ({ input }) => (input === undefined ? 'REQUIRED' : 'STATUS_INVALID'),
  }),
  /** Whether the guest gets an e-mail. */
  notify: z.boolean({ error: 'WRONG_TYPE' }).default(false),
  /** The language of e-mails to the guest. */
  locale: localeSchema.default(locales[0]),
};

type EnteredFields = z.output<z.ZodObject<typeof enteredFields>>;

/** Stay rules do not bind the owner; the limit of days only protects storage. */
const rules: FieldRule<EnteredFields>[] = [
  [({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], error: 'RANGE_REVERSED' }],
  [
    ({ startDate: start, endDate: end }) => start > end || dayCount({ start, end }) <= fieldLimits.blockedDaysMax,
    { path: ['endDate'], error: 'TOO_MANY_DAYS' },
  ],
  [({ email, notify }) => !notify || email !== undefined, { path: ['email'], error: 'EMAIL_REQUIRED' }],
];

/** `POST /admin/requests`. */
export const enteredBookingBody = snakeCaseBody(enteredFields, rules);

/**
 * The owner enters a booking that did not come by the form: all of its days are claimed, or nothing is stored and the
 * error is `ENTRY_CONFLICT`. A total where no price can be calculated is `REQUEST_WITHOUT_PRICE`.
 */
export const enterBooking = command('bookings.enter-booking', {
  request: withRules(z.object(enteredFields), rules),
  response: accountedRequestSchema,
});
