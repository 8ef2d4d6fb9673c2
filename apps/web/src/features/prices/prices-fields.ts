import { pricesSchema, type Prices, type pricesBodySchema } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { typedMoney } from '@hearthstay/prices';
import { cleanLine, type Day } from '@hearthstay/stay';
import type { z } from 'zod';
import { typedAmount, typedNumber } from '@web/panel/form/typed-values';
import { periodFieldsOf, periodOf, type PeriodFields } from '@web/panel/seasons/period-fields';

export interface PriceSeasonFields extends PeriodFields {
  readonly pricePerNight: string;
}

export interface DiscountFields {
  /** The React key of the row. */
  readonly key: string;
  readonly nights: string;
  readonly percent: string;
}

/** The typed texts of the form; an empty text stands for no amount or percentage. */
export interface PricesFields {
  enabled: boolean;
  currency: string;
  maxGuests: string;
  pricePerNight: string;
  /** By ISO weekday. */
  weekdaySurcharges: Readonly<Record<string, string>>;
  seasons: readonly PriceSeasonFields[];
  cleaning: string;
  extraGuest: { readonly from: string; readonly perNight: string };
  discounts: readonly DiscountFields[];
  touristTax: {
    readonly perAdult: string;
    readonly per: 'night' | 'day';
    readonly freeBelowAge: string;
    readonly onSite: boolean;
  };
  deposit: { readonly percent: string; readonly dueDays: string };
  balanceDueDaysBefore: string;
  terms: Readonly<Record<Locale, string>>;
  payTo: { readonly name: string; readonly iban: string; readonly bic: string };
  showInCalendar: boolean;
}

/** The body of the prices. */
export type PricesBody = z.input<typeof pricesBodySchema>;

export const isoWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const fieldsOf = (prices: Prices, locale: Locale): PricesFields => {
  const { currency, maxGuests, extraGuest, touristTax, deposit, payTo } = prices;
  /** Empty for no amount. */
  const money = (amount: number | null | undefined) => (amount ? typedMoney(amount, currency, locale) : '');
  return {
    enabled: prices.enabled,
    currency,
    maxGuests: maxGuests === null ? '' : String(maxGuests),
    // Zero is a valid price.
    pricePerNight: prices.pricePerNight === 0 ? '0' : money(prices.pricePerNight),
    weekdaySurcharges: Object.fromEntries(isoWeekdays.map((day) => [day, money(prices.weekdaySurcharges[day])])),
    seasons: prices.seasons.map((season) => ({
      ...periodFieldsOf(season, locale),
      pricePerNight: season.pricePerNight === 0 ? '0' : money(season.pricePerNight),
    })),
    cleaning: money(prices.cleaning),
    extraGuest: { from: String(extraGuest?.from ?? 3), perNight: money(extraGuest?.perNight) },
    discounts: prices.discounts.map(({ nights, percent }, index) => ({
      key: `${nights} ${index}`,
      nights: String(nights),
      percent: String(percent),
    })),
    touristTax: {
      perAdult: money(touristTax?.perAdult),
      per: touristTax?.per ?? 'night',
      freeBelowAge: String(touristTax?.freeBelowAge ?? 16),
      onSite: touristTax?.onSite ?? false,
    },
    deposit: { percent: deposit ? String(deposit.percent) : '', dueDays: String(deposit?.dueDays ?? 7) },
    balanceDueDaysBefore: String(prices.balanceDueDaysBefore),
    terms: prices.terms,
    payTo: { name: payTo?.name ?? '', iban: payTo?.iban ?? '', bic: payTo?.bic ?? '' },
    showInCalendar: prices.showInCalendar,
  };
};

const isBlank = (text: string) => cleanLine(text) === '';

/** Converts the fields to a body. */
export const bodyOf = (fields: PricesFields, { today, locale }: { today: Day; locale: Locale }): PricesBody => {
  const { currency, maxGuests, extraGuest, touristTax, deposit, payTo } = fields;
  const money = (text: string) => typedAmount(text, currency, locale);
  const surcharges = isoWeekdays.map((day) => [day, fields.weekdaySurcharges[day] ?? ''] as const);
  return {
    ...fields,
    maxGuests: isBlank(maxGuests) ? null : typedNumber(maxGuests),
    pricePerNight: isBlank(fields.pricePerNight) ? null : money(fields.pricePerNight),
    weekdaySurcharges: Object.fromEntries(
      surcharges.filter(([, text]) => !isBlank(text)).map(([day, text]) => [day, money(text)]),
    ),
    seasons: fields.seasons.map(({ pricePerNight, ...period }) => ({
      ...periodOf(period, today),
      pricePerNight: money(pricePerNight),
    })),
    cleaning: isBlank(fields.cleaning) ? 0 : money(fields.cleaning),
    extraGuest: isBlank(extraGuest.perNight)
      ? null
      : { from: typedNumber(extraGuest.from), perNight: money(extraGuest.perNight) },
    discounts: fields.discounts.map(({ nights, percent }) => ({
      nights: typedNumber(nights),
      percent: typedNumber(percent),
    })),
    touristTax: isBlank(touristTax.perAdult)
      ? null
      : { ...touristTax, perAdult: money(touristTax.perAdult), freeBelowAge: typedNumber(touristTax.freeBelowAge) },
    deposit: isBlank(deposit.percent)
      ? null
      : { percent: typedNumber(deposit.percent), dueDays: typedNumber(deposit.dueDays) },
    balanceDueDaysBefore: typedNumber(fields.balanceDueDaysBefore),
    payTo: Object.values(payTo).every(isBlank)
      ? null
      : { name: payTo.name, iban: payTo.iban, ...(!isBlank(payTo.bic) && { bic: payTo.bic }) },
  };
};

/**
 * The prices of the example while the owner types: a value that cannot be parsed is left out, and of a list only that
 * entry.
 */
export const readablePrices = (body: PricesBody): Prices => {
  const issues = pricesSchema.safeParse(body).error?.issues ?? [];
  const isWrong = (...path: (string | number)[]) =>
    issues.some((issue) => path.every((part, at) => issue.path[at] === part));
  // The typed amounts are not in the default currency.
  if (isWrong('currency')) return pricesSchema.parse({});
  const readable = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[name, value.filter((_, index) => !isWrong(name, index))]];
    return isWrong(name) ? [] : [[name, value]];
  });
  return pricesSchema.parse(Object.fromEntries(readable));
};
