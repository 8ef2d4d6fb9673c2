type Locale = 'de' | 'en';

/** What a person looks for on the screen. Hyphens of "E-Mail" carry a word joiner, hence the dots. */
const german = {
  locale: 'de' as Locale,
  language: 'Deutsch',
  calendar: { nextMonth: 'Nächster Monat', free: 'frei', taken: 'belegt' },
  form: { name: 'Name', email: /^E-.?Mail$/, message: /^Nachricht/, send: 'Anfrage senden', sent: 'Anfrage gesendet' },
  subjects: {
    confirmRequest: /^Bitte bestätigen Sie Ihre Anfrage/,
    newRequest: /^Neue Anfrage: /,
    approved: /^Ihre Anfrage ist genehmigt/,
    declined: /^Leider nicht möglich/,
    confirmed: /^Ihre Buchung ist fest/,
    cancelled: /^Ihre Buchung wurde storniert/,
    adminLink: /^Ihr Link zur Verwaltung/,
  },
  outcome: { requestConfirmed: 'Anfrage bestätigt!', bookingConfirmed: 'Buchung bestätigt!' },
  login: { submit: 'Link anfordern', sent: 'Link unterwegs', granted: 'Willkommen, Sie sind angemeldet' },
  panel: { title: 'Verwaltung', approve: 'Genehmigen', decline: 'Ablehnen', cancel: 'Stornieren' },
  cancelDialog: { reason: /^Grund/, confirm: 'Stornierung bestätigen' },
  statusPage: 'Ihre Anfragen',
  statuses: {
    pending: 'Ausstehend',
    approved: 'Genehmigt',
    confirmed: 'Bestätigt',
    declined: 'Abgelehnt',
    cancelled: 'Storniert',
  },
};

export type Texts = typeof german;

const english: Texts = {
  locale: 'en',
  language: 'English',
  calendar: { nextMonth: 'Next month', free: 'free', taken: 'taken' },
  form: { name: 'Name', email: /^Email$/, message: /^Message/, send: 'Send request', sent: 'Request sent' },
  subjects: {
    confirmRequest: /^Please confirm your request/,
    newRequest: /^New request: /,
    approved: /^Your request is approved/,
    declined: /^Sorry, not possible/,
    confirmed: /^Your booking is confirmed/,
    cancelled: /^Your booking was cancelled/,
    adminLink: /^Your admin link/,
  },
  outcome: { requestConfirmed: 'Request confirmed!', bookingConfirmed: 'Booking Confirmed!' },
  login: { submit: 'Send me a link', sent: 'Link on its way', granted: 'Access granted' },
  panel: { title: 'Admin', approve: 'Approve', decline: 'Decline', cancel: 'Cancel booking' },
  cancelDialog: { reason: /^Reason/, confirm: 'Confirm Cancellation' },
  statusPage: 'Your requests',
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    confirmed: 'Confirmed',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
};

export const texts = { de: german, en: english };
