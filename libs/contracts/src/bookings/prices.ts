import { isCurrency, priceLimits } from '@hearthstay/prices';
import { normalBic, normalIban } from '@hearthstay/prices/payment';
import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import type { FieldErrorCode } from '../errors/field-error-code';
import { fieldError, requiredAs } from '../values/field-error';
import { endsAfterBegin, seasonFields } from '../values/season';
import { inEachLanguage } from '../values/in-each-language';
import { lineOfText, paragraphOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';
import { settingsSection } from './settings-section';

const amount = wholeNumber(0, priceLimits.amountMax, 'AMOUNT_OUT_OF_RANGE');
const percent = wholeNumber(0, 100, 'PERCENT_OUT_OF_RANGE');
const dueDays = wholeNumber(0, fieldLimits.dueDaysMax, 'DUE_DAYS_OUT_OF_RANGE');
const flag = z.boolean({ error: requiredAs('REQUIRED') });

const required = { error: requiredAs('REQUIRED') };

/** A text that is normalized; a text without a normal form is refused with the code. */
const normalized = (normalize: (text: string) => string | null, code: FieldErrorCode) =>
  z
    .string(required)
    .max(100, { error: code, abort: true })
    .refine((text) => normalize(text) !== null, { error: code, abort: true })
    .overwrite((text) => normalize(text) ?? text);

const weekdaySurcharges = z.strictObject(
  { 1: amount, 2: amount, 3: amount, 4: amount, 5: amount, 6: amount, 7: amount },
  required,
);

const priceSeason = z.strictObject({ ...seasonFields, pricePerNight: amount }).refine(...endsAfterBegin);

const discount = z.strictObject({
  nights: wholeNumber(1, fieldLimits.minNightsMax, 'DISCOUNT_NIGHTS_OUT_OF_RANGE'),
  percent,
});

const termsText = paragraphOfText({ max: fieldLimits.termsMax, tooLong: 'TERMS_TOO_LONG' });

/** The account that guests pay to. */
export const payeeSchema = z.strictObject(
  {
    name: lineOfText({ max: fieldLimits.payeeNameMax, tooLong: 'PAYEE_NAME_TOO_LONG' }).min(
      1,
      fieldError('PAYEE_NAME_REQUIRED'),
    ),
    iban: normalized(normalIban, 'IBAN_INVALID'),
    bic: normalized(normalBic, 'BIC_INVALID').optional(),
  },
  required,
);

export type Payee = z.infer<typeof payeeSchema>;

/** The prices as guests may see them. Amounts are in the currency's smallest unit. */
export const publicPricesSchema = z.object({
  currency: z.string(required).refine(isCurrency, fieldError('CURRENCY_UNKNOWN')).default('EUR'),
  pricePerNight: amount,
  /** By the ISO weekday on which a night begins. */
  weekdaySurcharges: weekdaySurcharges.partial().default({}),
  seasons: z
    .array(priceSeason, required)
    .max(fieldLimits.seasonsMax, fieldError('TOO_MANY_SEASONS'))
    .readonly()
    .default([]),
  /** Per stay. */
  cleaning: amount.default(0),
  /** For each guest from the `from`-th on. */
  extraGuest: z
    .strictObject(
      { from: wholeNumber(2, fieldLimits.guestsMax, 'EXTRA_GUEST_OUT_OF_RANGE'), perNight: amount },
      required,
    )
    .nullable()
    .default(null),
  /** From so many nights on; only the highest one applies. */
  discounts: z
    .array(discount, required)
    .max(fieldLimits.discountsMax, fieldError('TOO_MANY_DISCOUNTS'))
    .readonly()
    .default([]),
  touristTax: z
    .strictObject(
      {
        perAdult: amount,
        per: z.enum(['night', 'day'], required),
        freeBelowAge: wholeNumber(0, fieldLimits.childAgeMax + 1, 'FREE_BELOW_AGE_OUT_OF_RANGE'),
        /** Whether guests pay it at the house, besides the total. */
        onSite: flag,
      },
      required,
    )
    .nullable()
    .default(null),
  /** Of the total, due so many days after the approval. */
  deposit: z.strictObject({ percent, dueDays }, required).nullable().default(null),
  balanceDueDaysBefore: dueDays.default(0),
  /** The terms of cancellation. */
  terms: inEachLanguage(termsText),
  /** Whether days in the calendar show the price of their night. */
  showInCalendar: flag.default(false),
});

export type PublicPrices = z.infer<typeof publicPricesSchema>;

/** The prices of the owner. Absent fields are neutral. */
export const pricesSchema = publicPricesSchema.extend({
  enabled: flag.default(false),
  /** The maximum number of guests; `null` if the house does not ask for their number. */
  maxGuests: wholeNumber(1, fieldLimits.guestsMax, 'MAX_GUESTS_OUT_OF_RANGE').nullable().default(null),
  pricePerNight: amount.nullable().default(null),
  /** Whom guests pay. */
  payTo: payeeSchema.nullable().default(null),
});

export type Prices = z.infer<typeof pricesSchema>;

export const pricesSection = settingsSection({
  name: 'prices',
  schema: pricesSchema,
  content: 'prices',
  operations: 'Prices',
  errors: ['SEASONS_OVERLAP'],
  rules: [
    // Enabled prices need a price per night.
    [
      ({ enabled, pricePerNight }) => !enabled || pricePerNight !== null,
      { path: ['pricePerNight'], error: 'PRICE_REQUIRED' },
    ],
    // Prices that depend on guests need their maximum number, because only then the house asks for guests.
    [
      ({ maxGuests, extraGuest, touristTax }) => maxGuests !== null || (!extraGuest && !touristTax),
      { path: ['maxGuests'], error: 'MAX_GUESTS_REQUIRED' },
    ],
  ],
});

export const { get: getPrices, body: pricesBodySchema } = pricesSection;

/** Replaces the prices. Seasons that share a day change nothing and fail with `SEASONS_OVERLAP`. */
export const replacePrices = pricesSection.replace;
