import {
  accessLinkSchema,
  adminAccessRequested,
  adminAdded,
  adminRemoved,
  adminsReminded,
  bookingApproved,
  bookingCancelled,
  bookingDeclined,
  bookingEntered,
  bookingMoved,
  calendarConflictsFound,
  calendarUnreadable,
  cancellationRefused,
  cancellationWished,
  changeProposed,
  changeAccepted,
  changeDeclined,
  guestAccessRequested,
  instantSchema,
  messageFromGuest,
  offerMade,
  offerAccepted,
  offerDeclined,
  proposalEnded,
  requestEventSchema,
  sitePasswordChanged,
  stayEmailDue,
  type EmailKind,
  type Locale,
} from '@hearthstay/contracts';
import { z } from 'zod';

export { emailKinds, type EmailKind } from '@hearthstay/contracts';

/** What the queue needs of an event, and no e-mail says. */
const queueing = { locale: true, question: true, endedQuestions: true } as const;

const stay = requestEventSchema.omit({ ...queueing, email: true });
const stayWithGuest = requestEventSchema.omit(queueing);

/** A text of the owner, whose placeholders are filled when the e-mail is sent. */
const stayEmail = stay.extend({
  ...stayEmailDue.payload.pick({ subject: true, text: true, payment: true, checkIn: true, checkOut: true, place: true })
    .shape,
  statusLink: accessLinkSchema,
});

/**
 * The stored data of each kind of e-mail. A change must remain compatible with queued data: a new field has a default.
 * Fields that a kind does not need are removed, above all links.
 */
export const emailData = {
  'request-received': stay.extend({ confirmLink: accessLinkSchema, statusLink: accessLinkSchema }),
  'request-approved': stay.extend({
    confirmLink: accessLinkSchema,
    statusLink: accessLinkSchema,
    note: bookingApproved.payload.shape.note,
    payment: bookingApproved.payload.shape.payment,
  }),
  'booking-entered': stay.extend({
    confirmLink: accessLinkSchema.optional(),
    statusLink: accessLinkSchema,
    payment: bookingEntered.payload.shape.payment,
  }),
  'booking-moved': stay.extend({
    before: bookingMoved.payload.shape.before,
    note: bookingMoved.payload.shape.note,
    confirmLink: accessLinkSchema.optional(),
    statusLink: accessLinkSchema,
    payment: bookingMoved.payload.shape.payment,
  }),
  'request-declined': stay.extend({ note: bookingDeclined.payload.shape.note }),
  'request-expired': stay,
  'booking-confirmed': stay.extend({ statusLink: accessLinkSchema }),
  'booking-cancelled': stay.extend(bookingCancelled.payload.pick({ reason: true, askedByGuest: true }).shape),
  'cancellation-refused': stay.extend({
    note: cancellationRefused.payload.shape.note,
    statusLink: accessLinkSchema,
  }),
  'offer-made': stay.extend({
    ...offerMade.payload.pick({ note: true, validUntil: true, holds: true, before: true }).shape,
    statusLink: accessLinkSchema,
  }),
  'offer-accepted': stay.extend({ statusLink: accessLinkSchema, payment: offerAccepted.payload.shape.payment }),
  'change-accepted': stay.extend({
    ...changeAccepted.payload.pick({ status: true, before: true, note: true, confirmLink: true, payment: true }).shape,
    statusLink: accessLinkSchema,
  }),
  'change-declined': stay.extend({
    ...changeDeclined.payload.pick({ wished: true, note: true }).shape,
    statusLink: accessLinkSchema,
  }),
  'proposal-ended': stay.extend({
    ...proposalEnded.payload.pick({ by: true, cause: true }).shape,
    statusLink: accessLinkSchema,
  }),
  'stay-balance': stayEmail,
  'stay-arrival': stayEmail.extend(stayEmailDue.payload.pick({ doorCode: true, coordinates: true }).shape),
  'stay-departure': stayEmail,
  'stay-thanks': stayEmail,
  'guest-access': guestAccessRequested.payload.omit({ email: true, locale: true }),
  'new-request': stayWithGuest.extend({ decisionLink: accessLinkSchema.optional() }),
  'request-waiting': stayWithGuest.extend({
    waitingSince: adminsReminded.payload.shape.waitingSince,
    declinedOn: adminsReminded.payload.shape.declinedOn,
    decisionLink: accessLinkSchema.optional(),
  }),
  'booking-confirmed-for-admins': stayWithGuest,
  'message-for-admins': stay.extend({ text: messageFromGuest.payload.shape.text }),
  'message-from-owner': stay.extend({ text: messageFromGuest.payload.shape.text, statusLink: accessLinkSchema }),
  'request-withdrawn': stayWithGuest,
  'cancellation-wished': stayWithGuest.extend({
    reason: cancellationWished.payload.shape.reason,
    decisionLink: accessLinkSchema.optional(),
  }),
  'change-proposed': stayWithGuest.extend({
    ...changeProposed.payload.pick({ note: true, validUntil: true, before: true }).shape,
    decisionLink: accessLinkSchema.optional(),
  }),
  'offer-response': stayWithGuest.extend({
    outcome: z.enum(['accepted', 'declined', 'expired']),
    /** The guest's word to the owner. */
    note: offerDeclined.payload.shape.note,
  }),
  'calendar-conflicts': calendarConflictsFound.payload,
  'calendar-unreadable': calendarUnreadable.payload,
  'admin-access': adminAccessRequested.payload.omit({ email: true }),
  'admin-added': adminAdded.payload.omit({ recipients: true }),
  'admin-removed': adminRemoved.payload.omit({ recipients: true }),
  'admin-test': z.object({ at: instantSchema }),
  'site-password-changed': sitePasswordChanged.payload,
} satisfies Record<EmailKind, z.ZodType>;

/** The kinds that ask each admin for a decision: the data of one contain a link by which that admin decides. */
export const decidableKinds = [
  'new-request',
  'request-waiting',
  'cancellation-wished',
  'change-proposed',
] as const satisfies EmailKind[];

export type DataOf<Kind extends EmailKind> = z.output<(typeof emailData)[Kind]>;

/** The data of a kind together with the reader's language. */
export type Localized<Kind extends EmailKind> = DataOf<Kind> & { locale: Locale };
