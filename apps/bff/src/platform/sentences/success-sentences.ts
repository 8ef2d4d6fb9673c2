import type { Locale } from '@hearthstay/contracts';

/** The codes of messages about successful requests. */
export const successCodes = ['ADMIN_LINK_SENT', 'GUEST_LINK_SENT', 'REQUEST_CONFIRMED', 'BOOKING_CONFIRMED'] as const;

export type SuccessCode = (typeof successCodes)[number];

export const successSentences: Record<Locale, Record<SuccessCode, string>> = {
  de: {
    ADMIN_LINK_SENT: 'Wenn diese Adresse zur Verwaltung gehört, kommt gleich eine E-Mail mit einem Zugangslink.',
    GUEST_LINK_SENT: 'Wenn es zu dieser Adresse Anfragen gibt, ist der Link schon unterwegs.',
    REQUEST_CONFIRMED:
      'Anfrage bestätigt! Noch ist nichts gebucht: Ihre Gastgeber prüfen jetzt die Anfrage und antworten per E-Mail.',
    BOOKING_CONFIRMED: 'Buchung bestätigt! Ihre Tage stehen fest, und Ihre Gastgeber wissen Bescheid. Bis bald!',
  },
  en: {
    ADMIN_LINK_SENT: 'If you are an authorized admin, an e-mail with an access link will arrive shortly.',
    GUEST_LINK_SENT: 'If there are requests for this address, the link is on its way.',
    REQUEST_CONFIRMED: 'Request confirmed! Nothing is booked yet: your hosts will look at it and answer by e-mail.',
    BOOKING_CONFIRMED: 'Booking Confirmed! Your days are fixed and your hosts know. See you soon!',
  },
};
