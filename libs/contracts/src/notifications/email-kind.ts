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

export type EmailKind = (typeof emailKinds)[number];
