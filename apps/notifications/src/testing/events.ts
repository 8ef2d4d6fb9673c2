import { randomUUID } from 'node:crypto';
import type {
  adminAccessRequested,
  adminAdded,
  adminsReminded,
  bookingApproved,
  bookingCancelled,
  bookingMoved,
  calendarConflictsFound,
  calendarUnreadable,
  changeAccepted,
  changeDeclined,
  guestAccessRequested,
  messageFromGuest,
  offerMade,
  proposalEnded,
  sitePasswordChanged,
  stayEmailDue,
  StayEmailKind,
  EventMessage,
  Locale,
  PayloadOf,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { NotificationSettings } from '../settings/notification-settings';

export const settingsIn = (adminLocale: Locale): NotificationSettings =>
  new NotificationSettings({
    PUBLIC_URL: 'https://haus-am-see.example',
    MAIL_FROM: 'Das Haus <haus@example.com>',
    SMTP_URL: undefined,
    SMTP_ALLOW_PLAINTEXT: 'off',
    PROPERTY_TIMEZONE: 'Europe/Berlin',
    DEFAULT_LOCALE: adminLocale,
    ADMIN_LINK_MINUTES: 15,
    ALLOWED_HOSTS: [],
  });

export const settings = settingsIn('de');

/** In the future, because e-mails about expired links and offers are not sent. */
const farAhead = '2126-11-27T10:00:00.000Z';

/** A request with all fields of any event about it. */
type AnyRequest = PayloadOf<typeof bookingApproved> &
  PayloadOf<typeof bookingCancelled> &
  Pick<PayloadOf<typeof bookingMoved>, 'before'> &
  Pick<PayloadOf<typeof offerMade>, 'validUntil' | 'holds'> &
  Pick<PayloadOf<typeof changeAccepted>, 'status'> &
  Pick<PayloadOf<typeof changeDeclined>, 'wished'> &
  Pick<PayloadOf<typeof proposalEnded>, 'by' | 'cause'> &
  Pick<PayloadOf<typeof messageFromGuest>, 'text'>;

export const aRequest = (changes: Partial<AnyRequest> = {}): AnyRequest => ({
  requestId: '6740b2c5a1',
  name: 'Anna Seidel',
  email: 'anna@example.com',
  startDate: parseDay('2026-12-08'),
  endDate: parseDay('2026-12-11'),
  message: 'Wir kommen mit Hund.\nIst das recht?',
  locale: 'de',
  // Already the next day in Berlin.
  createdAt: '2026-11-17T23:30:00.000Z',
  propertyName: 'Haus am See',
  confirmLink: { token: 'Vb3k9TqYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyM', expiresAt: farAhead },
  statusLink: { token: 'St4tusYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyMa', expiresAt: farAhead },
  reason: 'Ein Rohr ist gebrochen.',
  text: 'Wir kommen mit Hund.\nIst das recht?',
  before: { startDate: parseDay('2026-12-01'), endDate: parseDay('2026-12-04') },
  wished: { startDate: parseDay('2026-12-01'), endDate: parseDay('2026-12-04') },
  validUntil: parseDay('2126-11-30'),
  holds: true,
  status: 'approved',
  by: 'owner',
  cause: 'expired',
  ...changes,
});

export const aReminder = (changes: Partial<AnyRequest> = {}): PayloadOf<typeof adminsReminded> => ({
  ...aRequest(changes),
  // Already the next day in Berlin.
  waitingSince: '2026-11-18T23:30:00.000Z',
  usefulUntil: farAhead,
  declinedOn: parseDay('2026-12-07'),
});

export const aStayEmail = (
  kind: StayEmailKind,
  changes: Partial<PayloadOf<typeof stayEmailDue>> = {},
): PayloadOf<typeof stayEmailDue> => ({
  ...aRequest(),
  kind,
  subject: 'Haus am See, {{name}}',
  text: 'Wir kommen, {{name}}.\n\nIst das recht?',
  usefulUntil: farAhead,
  ...changes,
});

export const aGuestAccess = (locale: Locale): PayloadOf<typeof guestAccessRequested> => {
  const { email, propertyName, createdAt: requestedAt, statusLink } = aRequest();
  return { email, locale, propertyName, requestedAt, statusLink, toConfirm: null };
};

export const aCalendarConflict = (): PayloadOf<typeof calendarConflictsFound> => ({
  propertyName: 'Haus am See',
  calendarName: 'Airbnb',
  conflicts: [
    { from: parseDay('2026-12-08'), to: parseDay('2026-12-10'), with: ['Anna Seidel'], betweenCalendars: false },
    { from: parseDay('2027-01-02'), to: parseDay('2027-01-03'), with: ['Vrbo', ''], betweenCalendars: false },
    { from: parseDay('2027-02-02'), to: parseDay('2027-02-03'), with: ['Vrbo'], betweenCalendars: true },
  ],
});

export const aCalendarOutage = (): PayloadOf<typeof calendarUnreadable> => ({
  propertyName: 'Haus am See',
  calendarName: 'Airbnb',
  // Already the next day in Berlin.
  since: '2026-11-17T23:30:00.000Z',
});

export const anAdminAccess = (): PayloadOf<typeof adminAccessRequested> => ({
  email: 'owner@example.com',
  link: { token: 'Adm1nYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyMab', expiresAt: farAhead },
});

export const anAdminChange = (): PayloadOf<typeof adminAdded> => ({
  email: 'petra@example.com',
  by: 'owner@example.com',
  // Already the next day in Berlin.
  at: '2026-11-17T23:30:00.000Z',
  recipients: ['owner@example.com', 'petra@example.com'],
});

export const aPasswordChange = (): PayloadOf<typeof sitePasswordChanged> => ({
  propertyName: 'Haus am See',
  change: 'changed',
  by: null,
  at: '2026-11-17T23:30:00.000Z',
});

export const anEvent = <Payload>(name: string, payload: Payload, id: string = randomUUID()): EventMessage<Payload> => ({
  id,
  name,
  occurredAt: new Date().toISOString(),
  correlationId: 'correlation-1',
  payload,
});
