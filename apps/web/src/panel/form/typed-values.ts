import type { Locale } from '@hearthstay/locales';
import { parseMoney } from '@hearthstay/prices';

/**
 * The value of a number that cannot be parsed. No field may be negative, so the schema refuses it with the error code
 * for its range and still checks the other fields, which it would not after a value of the wrong type.
 */
const unreadable = -1;

/** Parses a typed whole number. */
export const typedNumber = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : unreadable);

/** Parses typed degrees, with a comma or a point. No place has as many degrees as unreadable ones become. */
export const typedDegrees = (text: string): number =>
  /^[-−]?\d{1,3}(?:[.,]\d{1,15})?$/u.test(text.trim())
    ? Number(text.trim().replace('−', '-').replace(',', '.'))
    : 1_000;

/** Parses a typed amount into the smallest unit of the currency. */
export const typedAmount = (text: string, currency: string, locale: Locale, highest?: number): number =>
  parseMoney(text, currency, locale, highest) ?? unreadable;
