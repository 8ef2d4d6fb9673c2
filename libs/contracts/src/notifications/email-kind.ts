import { z } from 'zod';

/** What an e-mail is about. The e-mails themselves are in notifications. */
export const emailKinds = [
  'request-received',
  'request-approved',
  'booking-entered',
  'booking-moved',
  'request-declined',
  'request-expired',
  'booking-confirmed',
  'booking-cancelled',
  'cancellation-refused',
  'offer-made',
  'offer-accepted',
  'offer-response',
  'change-proposed',
  'change-accepted',
  'change-declined',
  'proposal-ended',
  'stay-balance',
  'stay-arrival',
  'stay-departure',
  'stay-thanks',
  'guest-access',
  'new-request',
  'request-waiting',
  'booking-confirmed-for-admins',
  'message-for-admins',
  'message-from-owner',
  'request-withdrawn',
  'cancellation-wished',
  'calendar-conflicts',
  'calendar-unreadable',
  'admin-access',
  'admin-added',
  'admin-removed',
  'admin-test',
  'site-password-changed',
] as const;

export const emailKindSchema = z.enum(emailKinds);

/** A notice beside e-mail: see `notice-address.ts`. It is queued and logged as e-mails are. */
export const noticeKind = 'notice';

/** What is in the e-mail log. */
export const loggedKinds = [...emailKinds, noticeKind] as const;

export type LoggedKind = (typeof loggedKinds)[number];

export type EmailKind = (typeof emailKinds)[number];
