import type { Sentences } from '../sentences';

/** What the pages of guests say by themselves, before anything is sent. */
export const rules = {
  PHONE_REQUIRED: 'Bitte geben Sie Ihre Telefonnummer an.',
  PHONE_INVALID:
    'Bitte geben Sie eine gültige Telefonnummer an: 5 bis 30 Zeichen, nur Ziffern, Leerzeichen und + - ( ) / .',
  ARRIVAL_TIME_REQUIRED: 'Bitte geben Sie an, wann Sie ankommen.',
  ARRIVAL_TIME_INVALID: 'Bitte geben Sie eine Uhrzeit an, etwa 16:30.',
  NAME_REQUIRED: 'Bitte geben Sie Ihren Namen an.',
  NAME_TOO_SHORT: 'Der Name muss mindestens {{nameMin}} Zeichen lang sein.',
  NAME_TOO_LONG: 'Der Name darf höchstens {{nameMax}} Zeichen lang sein.',
  EMAIL_REQUIRED: 'Bitte geben Sie eine E-Mail-Adresse an.',
  EMAIL_INVALID: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  DATES_REQUIRED: 'Bitte wählen Sie die Tage Ihres Aufenthalts.',
  MAX_CONSECUTIVE_DAYS: 'Höchstens {{count}} Tage am Stück sind möglich.',
  MAX_CONSECUTIVE_DAYS_one: 'Höchstens ein Tag am Stück ist möglich.',
  MAX_NIGHTS: 'Höchstens {{count}} Nächte am Stück sind möglich.',
  MAX_NIGHTS_one: 'Höchstens eine Nacht am Stück ist möglich.',
  MAX_ADVANCE_DAYS: 'Sie können höchstens {{count}} Tage im Voraus buchen.',
  MAX_ADVANCE_DAYS_one: 'Sie können höchstens einen Tag im Voraus buchen.',
  DATES_UNAVAILABLE: 'Einige Tage in diesem Zeitraum sind nicht verfügbar.',
} satisfies Partial<Sentences>;

export type Rules = typeof rules;
