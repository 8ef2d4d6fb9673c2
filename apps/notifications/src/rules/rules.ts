import type { emailEvents, PayloadOf } from '@hearthstay/contracts';
import { addDays, startOfDay } from '@hearthstay/stay';
import type { EmailDraft } from '../jobs/email-job';
import type { NotificationSettings } from '../settings/notification-settings';
import { untilDecision, untilMove, untilRestPaid, whileAsked } from './cancel-keys';

/** The recipient that stands for all admins: each gets an e-mail in a language of their own, if they have set one. */
export const everyAdmin = Symbol('every admin');

/** The same for a single admin. */
export interface OneAdmin {
  admin: string;
}

export type AddressedDraft = EmailDraft & { to: string | OneAdmin | typeof everyAdmin };

type EmailEvents = typeof emailEvents;

/** What the e-mails of an event depend on besides it. */
export interface RuleContext extends Pick<NotificationSettings, 'adminLocale' | 'timeZone'> {
  now: Date;
}

type Rules = {
  readonly [Event in keyof EmailEvents]: (
    payload: PayloadOf<EmailEvents[Event]>,
    context: RuleContext,
  ) => AddressedDraft[];
};

/** A decision of this time that is published after the reminder cancels it, in milliseconds. */
const decisionGraceMs = 10_000;

const endOf = ({ expiresAt }: { expiresAt: string }) => new Date(expiresAt);

/** A notice beside e-mail, to each admin who has named an address for it. */
const notice = (
  data: Extract<EmailDraft, { kind: 'notice' }>['data'],
  { adminLocale }: RuleContext,
): AddressedDraft => ({ kind: 'notice', to: everyAdmin, locale: adminLocale, data });

/** The e-mails of each event, and the notices beside them. */
export const rules: Rules = {
  bookingRequested: (data) => [
    { kind: 'request-received', to: data.email, locale: data.locale, data, usefulUntil: endOf(data.confirmLink) },
  ],
  bookingGuestConfirmed: (data, context) => [
    { kind: 'new-request', to: everyAdmin, locale: context.adminLocale, data },
    notice({ ...data, event: 'new-request' }, context),
  ],
  adminsReminded: (data, { adminLocale, now }) => [
    {
      kind: 'request-waiting',
      to: everyAdmin,
      locale: adminLocale,
      data,
      dueAt: new Date(now.getTime() + decisionGraceMs),
      usefulUntil: new Date(data.usefulUntil),
      cancelKey: untilDecision(data),
    },
  ],
  requestExpired: (data) => [{ kind: 'request-expired', to: data.email, locale: data.locale, data }],
  bookingEntered: (data) => [{ kind: 'booking-entered', to: data.email, locale: data.locale, data }],
  bookingMovedSilently: () => [],
  guestAddressChanged: () => [],
  restPaid: () => [],
  bookingMoved: (data) => [{ kind: 'booking-moved', to: data.email, locale: data.locale, data }],
  bookingApproved: (data) => [{ kind: 'request-approved', to: data.email, locale: data.locale, data }],
  bookingDeclined: (data) => [{ kind: 'request-declined', to: data.email, locale: data.locale, data }],
  bookingConfirmed: (data, { adminLocale }) => [
    { kind: 'booking-confirmed', to: data.email, locale: data.locale, data },
    { kind: 'booking-confirmed-for-admins', to: everyAdmin, locale: adminLocale, data },
  ],
  bookingCancelled: (data) => [{ kind: 'booking-cancelled', to: data.email, locale: data.locale, data }],
  messageFromGuest: (data, context) => [
    { kind: 'message-for-admins', to: everyAdmin, locale: context.adminLocale, data },
    notice({ ...data, event: 'message' }, context),
  ],
  messageFromOwner: (data) => [{ kind: 'message-from-owner', to: data.email, locale: data.locale, data }],
  requestWithdrawn: (data, { adminLocale }) => [
    { kind: 'request-withdrawn', to: everyAdmin, locale: adminLocale, data },
  ],
  cancellationWished: (data, context) => [
    { kind: 'cancellation-wished', to: everyAdmin, locale: context.adminLocale, data, ...whileAsked(data) },
    { ...notice({ ...data, event: 'cancellation-wished' }, context), ...whileAsked(data) },
  ],
  offerMade: (data, { timeZone }) => [
    {
      kind: 'offer-made',
      to: data.email,
      locale: data.locale,
      data,
      usefulUntil: startOfDay(timeZone, addDays(data.validUntil, 1)),
      ...whileAsked(data),
    },
  ],
  offerAccepted: (data, context) => [
    { kind: 'offer-accepted', to: data.email, locale: data.locale, data },
    { kind: 'offer-response', to: everyAdmin, locale: context.adminLocale, data: { ...data, outcome: 'accepted' } },
    notice({ ...data, event: 'offer-accepted' }, context),
  ],
  offerDeclined: (data, context) => [
    { kind: 'offer-response', to: everyAdmin, locale: context.adminLocale, data: { ...data, outcome: 'declined' } },
    notice({ ...data, event: 'offer-declined' }, context),
  ],
  changeProposed: (data, context) => [
    { kind: 'change-proposed', to: everyAdmin, locale: context.adminLocale, data, ...whileAsked(data) },
    { ...notice({ ...data, event: 'change-proposed' }, context), ...whileAsked(data) },
  ],
  changeAccepted: (data) => [{ kind: 'change-accepted', to: data.email, locale: data.locale, data }],
  changeDeclined: (data) => [{ kind: 'change-declined', to: data.email, locale: data.locale, data }],
  proposalEnded: (data, context) => {
    const toGuest: AddressedDraft = { kind: 'proposal-ended', to: data.email, locale: data.locale, data };
    // The owner who takes an offer back knows that it has ended.
    if (data.by === 'guest' || data.cause === 'withdrawn') return [toGuest];
    return [
      toGuest,
      { kind: 'offer-response', to: everyAdmin, locale: context.adminLocale, data: { ...data, outcome: 'expired' } },
      notice({ ...data, event: 'offer-expired' }, context),
    ];
  },
  stayEmailDue: ({ kind, addressRevision = 0, restPaidCount = 0, ...data }) => {
    const again = addressRevision + (kind === 'balance' ? restPaidCount : 0);
    return [
      {
        kind: `stay-${kind}`,
        to: data.email,
        locale: data.locale,
        data,
        usefulUntil: new Date(data.usefulUntil),
        cancelKey: (kind === 'balance' ? untilRestPaid : untilMove)({ ...data, addressRevision, restPaidCount }),
        ...(again > 0 && { again }),
      },
    ];
  },
  cancellationRefused: (data) => [{ kind: 'cancellation-refused', to: data.email, locale: data.locale, data }],
  calendarConflictsFound: (data, context) => [
    { kind: 'calendar-conflicts', to: everyAdmin, locale: context.adminLocale, data },
    notice({ ...data, event: 'double-booking' }, context),
  ],
  calendarUnreadable: (data, { adminLocale }) => [
    { kind: 'calendar-unreadable', to: everyAdmin, locale: adminLocale, data },
  ],
  guestAccessRequested: (data) => [
    { kind: 'guest-access', to: data.email, locale: data.locale, data, usefulUntil: endOf(data.statusLink) },
  ],
  adminAccessRequested: (data, { adminLocale }) => [
    { kind: 'admin-access', to: { admin: data.email }, locale: adminLocale, data, usefulUntil: endOf(data.link) },
  ],
  // The event contains the recipients, because the list of admins may arrive later, and a removed admin is notified as
  // well.
  adminAdded: (data, { adminLocale }) =>
    data.recipients.map((admin) => ({ kind: 'admin-added', to: { admin }, locale: adminLocale, data })),
  adminRemoved: (data, { adminLocale }) =>
    data.recipients.map((admin) => ({ kind: 'admin-removed', to: { admin }, locale: adminLocale, data })),
  sitePasswordChanged: (data, { adminLocale }) => [
    { kind: 'site-password-changed', to: everyAdmin, locale: adminLocale, data },
  ],
};

/** The events by which a stay gets other days: the links to decide on it follow. */
export const movingEvents: readonly (keyof EmailEvents)[] = ['bookingMoved', 'bookingMovedSilently', 'changeAccepted'];
