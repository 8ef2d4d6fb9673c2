import type { Locale } from '@hearthstay/locales';
import { currencyDecimals } from './currency';

/** An amount in the smallest unit as a decimal number: `-1234.50`. Built from digits, so nothing is rounded. */
export const decimalText = (amount: number, currency: string): `${number}` => {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${amount < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}` as `${number}`;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because a calendar with prices formats hundreds of amounts. */
const formatOf = (currency: string, locale: Locale, digits: number): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
};

/**
 * An amount in the smallest unit for people: "1.234,50 €" or "€1,234.50". Browsers that read the decimal text as a
 * number keep its digits, because amounts have 15 at most.
 */
export const formatMoney = (amount: number, currency: string, locale: Locale): string =>
  formatOf(currency, locale, currencyDecimals(currency)).format(decimalText(amount, currency));

/** The same without decimals that are zero, for narrow places: "120 €" or "€120", but "120,50 €". */
export const formatShortMoney = (amount: number, currency: string, locale: Locale): string => {
  const decimals = currencyDecimals(currency);
  const isWhole = amount % 10 ** decimals === 0;
  return formatOf(currency, locale, isWhole ? 0 : decimals).format(decimalText(amount, currency));
};
