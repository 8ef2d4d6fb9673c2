import {
  accessLinkSchema,
  adminAccessRequested,
  bookingCancelled,
  guestAccessRequested,
  requestEventSchema,
  type Locale,
} from '@hearthstay/contracts';
import type { z } from 'zod';

const stay = requestEventSchema.omit({ email: true, locale: true });
const stayWithGuest = requestEventSchema.omit({ locale: true });

/**
 * What each kind of e-mail is made of, as the queue stores it. A change must keep reading what is queued already: a new
 * field has a default. What a kind does not need is left out, first of all links.
 */
export const emailData = {
  'request-received': stay.extend({ confirmLink: accessLinkSchema, statusLink: accessLinkSchema }),
  'request-approved': stay.extend({ confirmLink: accessLinkSchema, statusLink: accessLinkSchema }),
  'request-declined': stay,
  'booking-confirmed': stay.extend({ statusLink: accessLinkSchema }),
  'booking-cancelled': stay.extend({ reason: bookingCancelled.payload.shape.reason }),
  'guest-access': guestAccessRequested.payload.omit({ email: true, locale: true }),
  'new-request': stayWithGuest,
  'booking-confirmed-for-admins': stayWithGuest,
  'admin-access': adminAccessRequested.payload.omit({ email: true }),
};

/** Which e-mail it is. With the event and the recipient it says whether two e-mails are the same. */
export type EmailKind = keyof typeof emailData;

/** The kinds that this version can render. */
export const emailKinds = Object.keys(emailData) as EmailKind[];

export type DataOf<Kind extends EmailKind> = z.output<(typeof emailData)[Kind]>;

/** The data of a kind together with the reader's language. */
export type Localized<Kind extends EmailKind> = DataOf<Kind> & { locale: Locale };
