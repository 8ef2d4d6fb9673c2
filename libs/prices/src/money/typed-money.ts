import { languageTag, type Locale } from '@hearthstay/locales';
import { cleanLine } from '@hearthstay/stay';
import { priceLimits } from '../prices';
import { currencyDecimals } from './currency';
import { decimalText } from './money';

const separatorsOf = (locale: Locale) => {
  const [, group, , decimal] = new Intl.NumberFormat(languageTag(locale)).formatToParts(12_345.5);
  return { group: group?.value ?? '', decimal: decimal?.value ?? '' };
};

/** The digits before and after the decimal separator, or `null`. */
const partsOf = (text: string, locale: Locale): [string, string] | null => {
  const { group, decimal } = separatorsOf(locale);
  const grouped = new RegExp(`^(\\d+|\\d{1,3}(?:[${group}]\\d{3})+)(?:[${decimal}](\\d*))?$`).exec(text);
  // Separators of another language are accepted where they cannot separate thousands: "2.50" in German.
  const [, whole = '', fraction = ''] = grouped ?? /^(\d+)[.,](\d{1,2})$/.exec(text) ?? [];
  return whole ? [whole.replaceAll(group, ''), fraction] : null;
};

/**
 * A typed amount in the smallest unit; `null` if it is invalid, has too many decimals or exceeds the highest amount.
 * The currency's sign or code and spaces around the amount are ignored.
 */
export const parseMoney = (
  text: string,
  currency: string,
  locale: Locale,
  highest: number = priceLimits.amountMax,
): number | null => {
  const decimals = currencyDecimals(currency);
  const parts = partsOf(cleanLine(text).replace(/^[\p{Sc}A-Z\s]+|[\p{Sc}A-Z\s]+$/gu, ''), locale);
  if (!parts || parts[1].length > decimals) return null;
  const amount = Number(parts[0] + parts[1].padEnd(decimals, '0'));
  return amount <= highest ? amount : null;
};

/** An amount as it is typed: "1234,50" or "1234.50". */
export const typedMoney = (amount: number, currency: string, locale: Locale): string =>
  decimalText(amount, currency).replace('.', separatorsOf(locale).decimal);
