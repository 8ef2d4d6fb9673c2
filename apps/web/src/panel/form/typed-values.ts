import type { Locale } from '@hearthstay/locales';
import { parseMoney } from '@hearthstay/prices';

/**
 * The value of a number that cannot be parsed. No field may be negative, so the schema refuses it with the error code
 * for its range and still checks the other fields, which it would not after a value of the wrong type.
 */
const unreadable = -1;

/** Parses a typed whole number. */
export const typedNumber = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : unreadable);

/** Parses a typed amount into the smallest unit of the currency. */
export const typedAmount = (text: string, currency: string, locale: Locale, highest?: number): number =>
  parseMoney(text, currency, locale, highest) ?? unreadable;
