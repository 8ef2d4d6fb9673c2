import type { Locale } from '@hearthstay/contracts';
import { germanTexts } from './de';
import { englishTexts } from './en';

/** All sentences of all e-mails, with variable parts as arguments. */
export type EmailTexts = typeof germanTexts;

const catalogues: Record<Locale, EmailTexts> = { de: germanTexts, en: englishTexts };

export const textsIn = (locale: Locale): EmailTexts => catalogues[locale];
