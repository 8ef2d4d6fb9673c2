import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { localized, type Locale } from '@hearthstay/locales';
import type { loadEmails, TextsOf } from '@hearthstay/locales/load-texts';

/** Tests run in the repository's folder. */
const textsIn = (locale: Locale) =>
  JSON.parse(readFileSync(resolve('libs/locales/src', locale, 'emails.json'), 'utf8')) as TextsOf<typeof loadEmails>;

/** The beginning of a subject, before its first value. */
const startOf = (subject: string) => new RegExp(`^${subject.replace(/:? ?\{\{.*/u, '')}`, 'u');

/** The beginnings of the subjects, by which the tests find e-mails. */
export const subjects = localized((locale) => {
  const texts = textsIn(locale);
  return {
    confirmRequest: startOf(texts.received.subject),
    newRequest: startOf(texts.newRequest.subject),
    waiting: startOf(texts.waiting.subject),
    expired: startOf(texts.expired.heading),
    approved: startOf(texts.approved.heading),
    declined: startOf(texts.declined.heading),
    confirmed: startOf(texts.confirmed.heading),
    cancelled: startOf(texts.cancelled.heading),
    entered: startOf(texts.entered.heading),
    offerMade: startOf(texts.offerMade.heading),
    changeProposed: startOf(texts.changeProposed.subject),
    cancellationWished: startOf(texts.cancellationWished.subject),
    moved: startOf(texts.moved.heading),
    cancellationRefused: startOf(texts.cancellationRefused.heading),
    message: startOf(texts.messageForAdmins.subject),
    messageFromOwner: startOf(texts.messageFromOwner.heading),
    guestLink: startOf(texts.guestAccess.heading),
    adminLink: startOf(texts.adminAccess.heading),
  };
});
