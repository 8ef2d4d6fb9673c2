import { ofEachAskedField } from '@hearthstay/stay';
import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { withRules, type FieldRule } from '../values/field-rules';
import { locales, localeSchema } from '../values/locale';
import { optionalText } from '../values/text';
import { snakeCaseBody } from '../values/snake-case';
import { guestFieldsSchema } from './guests';
import { accountedRequestSchema } from './list-requests';
import { ownerNotesFields, stayEmailsWished } from './owner-notes';
import { ownerStayFields, ownerStayRules } from './owner-stay';
import { guestNameSchema, typedAskedFields } from './request-fields';
import { unreadCalendarsSchema } from './unread-calendars';

const enteredFields = {
  name: guestNameSchema,
  ...ownerStayFields,
  email: optionalText(emailSchema),
  ...ofEachAskedField((name) => optionalText(typedAskedFields[name])),
  ...guestFieldsSchema.shape,
  note: ownerNotesFields.privateNote,
  origin: ownerNotesFields.origin,
  /** As `notify` if absent: a guest who is not told of the booking is not written to about the stay. */
  stayEmails: stayEmailsWished,
  /** Whether the guest still has to confirm. */
  status: z.enum(['approved', 'confirmed'], {
    error: ({ input }) => (input === undefined ? 'REQUIRED' : 'STATUS_INVALID'),
  }),
  /** The language of e-mails to the guest. */
  locale: localeSchema.default(locales[0]),
};

type EnteredFields = z.output<z.ZodObject<typeof enteredFields>>;

const rules: FieldRule<EnteredFields>[] = [
  ...ownerStayRules,
  [({ email, notify }) => !notify || email !== undefined, { path: ['email'], error: 'EMAIL_REQUIRED' }],
];

/** `POST /admin/requests`. */
export const enteredBookingBody = snakeCaseBody(enteredFields, rules);

/** A booking that was entered, with its payments. */
export const enteredRequestSchema = accountedRequestSchema.extend({ unreadCalendars: unreadCalendarsSchema });

export type EnteredRequest = z.infer<typeof enteredRequestSchema>;

/**
 * The owner enters a booking that did not come by the form: all of its days are claimed, or nothing is stored and the
 * error is `ENTRY_CONFLICT`. A total where no price can be calculated is `REQUEST_WITHOUT_PRICE`.
 */
export const enterBooking = command('bookings.enter-booking', {
  request: withRules(z.object(enteredFields), rules),
  response: enteredRequestSchema,
  deadlineMs: deadlines.calendars,
});
