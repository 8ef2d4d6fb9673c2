import type { Locale } from '../texts/texts';

const german = {
  confirmRequest: /^Bitte bestätigen Sie Ihre Anfrage/,
  newRequest: /^Neue Anfrage: /,
  approved: /^Ihre Anfrage ist genehmigt/,
  declined: /^Leider nicht möglich/,
  confirmed: /^Ihre Buchung ist fest/,
  cancelled: /^Ihre Buchung wurde storniert/,
  guestLink: /^Ihr Link zu Ihren Anfragen/,
  adminLink: /^Ihr Link zur Verwaltung/,
};

export type Subjects = typeof german;

/** By how their subjects begin, e-mails are told apart. */
export const subjects: Record<Locale, Subjects> = {
  de: german,
  en: {
    confirmRequest: /^Please confirm your request/,
    newRequest: /^New request: /,
    approved: /^Your request is approved/,
    declined: /^Sorry, not possible/,
    confirmed: /^Your booking is confirmed/,
    cancelled: /^Your booking was cancelled/,
    guestLink: /^The link to your requests/,
    adminLink: /^Your admin link/,
  },
};
