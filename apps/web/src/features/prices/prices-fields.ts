import type { Prices } from '@hearthstay/contracts';
import { localized, type Locale } from '@hearthstay/locales';
import { isCurrency, parseMoney, typedMoney } from '@hearthstay/prices';
import { cleanLine, cleanParagraphs, type Day, fieldLimits } from '@hearthstay/stay';
import { periodFieldsOf, readablePeriods, type PeriodFields } from '@web/panel/seasons/period-fields';

export interface PriceSeasonFields extends PeriodFields {
  readonly pricePerNight: string;
}

export interface DiscountFields {
  /** Names the row while it is edited. */
  readonly key: string;
  readonly nights: string;
  readonly percent: string;
}

/** What the owner types, as text until it is saved; an empty amount or percentage is none. */
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

export const isoWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const fieldsOf = (prices: Prices, locale: Locale): PricesFields => {
  const { currency, maxGuests, extraGuest, touristTax, deposit, payTo } = prices;
  /** Empty for no amount. */
  const money = (amount: number | null | undefined) => (amount ? typedMoney(amount, currency, locale) : '');
  return {
    enabled: prices.enabled,
    currency,
    maxGuests: maxGuests === null ? '' : String(maxGuests),
    // A price of nothing is one.
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

export const isBlank = (text: string) => cleanLine(text) === '';

export const isWithin = (text: string, min: number, max: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

export const isPercent = (text: string) => isWithin(text, 0, 100);

/** Of the first guest who costs more: the first one of all is in the price of the night. */
export const isGuestNumber = (text: string) => isWithin(text, 2, fieldLimits.guestsMax);

export const paysNobody = ({ payTo: { name, iban, bic } }: PricesFields) => [name, iban, bic].every(isBlank);

const wholeNumber = (text: string) => (isWithin(text, 0, 999) ? Number(text) : 0);

/** All prices as they are sent. Of what cannot be read, what no price says counts, for an example while it is typed. */
export const bodyOf = (fields: PricesFields, { today, locale }: { today: Day; locale: Locale }): Prices => {
  const { currency, extraGuest, touristTax, deposit, payTo } = fields;
  const money = (text: string): number | null =>
    isBlank(text) || !isCurrency(currency) ? null : parseMoney(text, currency, locale);
  const extra = money(extraGuest.perNight);
  const perAdult = money(touristTax.perAdult);
  const surcharges = isoWeekdays.flatMap((day): [string, number][] => {
    const amount = money(fields.weekdaySurcharges[day] ?? '');
    return amount === null ? [] : [[day, amount]];
  });
  return {
    enabled: fields.enabled,
    currency,
    maxGuests: isBlank(fields.maxGuests) ? null : wholeNumber(fields.maxGuests),
    pricePerNight: money(fields.pricePerNight),
    weekdaySurcharges: Object.fromEntries(surcharges),
    seasons: readablePeriods(fields.seasons, today).flatMap(({ fields: { pricePerNight }, ...period }) => {
      const amount = money(pricePerNight);
      return amount === null ? [] : [{ ...period, pricePerNight: amount }];
    }),
    cleaning: money(fields.cleaning) ?? 0,
    extraGuest:
      extra === null || !isGuestNumber(extraGuest.from) ? null : { from: Number(extraGuest.from), perNight: extra },
    discounts: fields.discounts
      .filter(({ nights, percent }) => isWithin(nights, 1, fieldLimits.minNightsMax) && isPercent(percent))
      .map(({ nights, percent }) => ({ nights: Number(nights), percent: Number(percent) })),
    touristTax:
      perAdult === null ? null : { ...touristTax, perAdult, freeBelowAge: wholeNumber(touristTax.freeBelowAge) },
    deposit: isPercent(deposit.percent)
      ? { percent: Number(deposit.percent), dueDays: wholeNumber(deposit.dueDays) }
      : null,
    balanceDueDaysBefore: wholeNumber(fields.balanceDueDaysBefore),
    terms: localized((language) => cleanParagraphs(fields.terms[language])),
    payTo: paysNobody(fields)
      ? null
      : { name: cleanLine(payTo.name), iban: payTo.iban, ...(!isBlank(payTo.bic) && { bic: payTo.bic }) },
    showInCalendar: fields.showInCalendar,
  };
};
