import {
  adminAccessRequested,
  adminAdded,
  adminRemoved,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingGuestConfirmed,
  bookingRequested,
  calendarConflictsFound,
  calendarUnreadable,
  guestAccessRequested,
  sitePasswordChanged,
  type EventContract,
  type PayloadOf,
} from '@hearthstay/contracts';
import type { EmailDraft } from '../jobs/email-job';
import type { NotificationSettings } from '../settings/notification-settings';

/** As the recipient: every admin gets one. */
export const everyAdmin = Symbol('every admin');

export type AddressedDraft = EmailDraft & { to: string | typeof everyAdmin };

export interface Rule {
  event: EventContract;
  emails: (payload: never, settings: NotificationSettings) => AddressedDraft[];
}

const on = <Contract extends EventContract>(
  event: Contract,
  emails: (payload: PayloadOf<Contract>, settings: NotificationSettings) => AddressedDraft[],
): Rule => ({ event, emails });

const endOf = ({ expiresAt }: { expiresAt: string }) => new Date(expiresAt);

/** Maps each event to its e-mails. */
export const rules: readonly Rule[] = [
  on(bookingRequested, (data) => [
    { kind: 'request-received', to: data.email, locale: data.locale, data, usefulUntil: endOf(data.confirmLink) },
  ]),
  on(bookingGuestConfirmed, (data, { adminLocale }) => [
    { kind: 'new-request', to: everyAdmin, locale: adminLocale, data },
  ]),
  on(bookingApproved, (data) => [{ kind: 'request-approved', to: data.email, locale: data.locale, data }]),
  on(bookingDeclined, (data) => [{ kind: 'request-declined', to: data.email, locale: data.locale, data }]),
  on(bookingConfirmed, (data, { adminLocale }) => [
    { kind: 'booking-confirmed', to: data.email, locale: data.locale, data },
    { kind: 'booking-confirmed-for-admins', to: everyAdmin, locale: adminLocale, data },
  ]),
  on(bookingCancelled, (data) => [{ kind: 'booking-cancelled', to: data.email, locale: data.locale, data }]),
  on(calendarConflictsFound, (data, { adminLocale }) => [
    { kind: 'calendar-conflicts', to: everyAdmin, locale: adminLocale, data },
  ]),
  on(calendarUnreadable, (data, { adminLocale }) => [
    { kind: 'calendar-unreadable', to: everyAdmin, locale: adminLocale, data },
  ]),
  on(guestAccessRequested, (data) => [
    { kind: 'guest-access', to: data.email, locale: data.locale, data, usefulUntil: endOf(data.statusLink) },
  ]),
  on(adminAccessRequested, (data, { adminLocale }) => [
    { kind: 'admin-access', to: data.email, locale: adminLocale, data, usefulUntil: endOf(data.link) },
  ]),
  // To those whom the event names, because the list of admins may arrive later, and a removed admin is told as well.
  on(adminAdded, (data, { adminLocale }) =>
    data.recipients.map((to) => ({ kind: 'admin-added', to, locale: adminLocale, data })),
  ),
  on(adminRemoved, (data, { adminLocale }) =>
    data.recipients.map((to) => ({ kind: 'admin-removed', to, locale: adminLocale, data })),
  ),
  on(sitePasswordChanged, (data, { adminLocale }) => [
    { kind: 'site-password-changed', to: everyAdmin, locale: adminLocale, data },
  ]),
];
