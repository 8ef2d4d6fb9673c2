import type { Locale } from '@hearthstay/locales';
import { parseMoney } from '@hearthstay/prices';

/**
 * What stands for a number that cannot be read. No field may be negative, so its schema refuses it with the code for
 * its range, and goes on to check the other fields, as it would not after a value of the wrong type.
 */
const unreadable = -1;

/** A whole number as it is typed. */
export const typedNumber = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : unreadable);

/** An amount as it is typed, in the smallest unit of the currency. */
export const typedAmount = (text: string, currency: string, locale: Locale, highest?: number): number =>
  parseMoney(text, currency, locale, highest) ?? unreadable;
