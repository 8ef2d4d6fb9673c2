import { locales, type Locale } from '@hearthstay/locales';
import { isCurrency, parseMoney } from '@hearthstay/prices';
import { cleanParagraphs, type Day, fieldLimits } from '@hearthstay/stay';
import { periodProblems, type PeriodProblem } from '@web/panel/seasons/period-fields';
import { isBlank, isGuestNumber, isPercent, isWithin, paysNobody, type PricesFields } from './prices-fields';

export type PricesProblem =
  | PeriodProblem
  | 'errors:DISCOUNT_NIGHTS_OUT_OF_RANGE'
  | 'errors:DUE_DAYS_OUT_OF_RANGE'
  | `settings.problems.${OwnProblem}`;

type OwnProblem =
  | 'amount'
  | 'price'
  | 'currency'
  | 'maxGuests'
  | 'needsGuests'
  | 'extraGuest'
  | 'percent'
  | 'age'
  | 'payee'
  | 'iban'
  | 'terms';

/** Every amount, by path in the body. */
const amountsOf = (fields: PricesFields): [string, string][] => [
  ['pricePerNight', fields.pricePerNight],
  ['cleaning', fields.cleaning],
  ['extraGuest.perNight', fields.extraGuest.perNight],
  ['touristTax.perAdult', fields.touristTax.perAdult],
  ...Object.entries(fields.weekdaySurcharges).map(([day, text]): [string, string] => [
    `weekdaySurcharges.${day}`,
    text,
  ]),
  ...fields.seasons.map(({ pricePerNight }, index): [string, string] => [
    `seasons.${index}.pricePerNight`,
    pricePerNight,
  ]),
];

const amountProblems = (fields: PricesFields, locale: Locale) =>
  amountsOf(fields)
    .filter(([, text]) => !isBlank(text) && parseMoney(text, fields.currency, locale) === null)
    .map(([path]): [string, PricesProblem] => [path, 'settings.problems.amount']);

const wrongNumbers = (fields: PricesFields): [string, PricesProblem][] => {
  const { extraGuest, touristTax, deposit } = fields;
  const checks: [boolean, string, PricesProblem][] = [
    [
      isBlank(fields.maxGuests) || isWithin(fields.maxGuests, 1, fieldLimits.guestsMax),
      'maxGuests',
      'settings.problems.maxGuests',
    ],
    [isBlank(extraGuest.perNight) || isGuestNumber(extraGuest.from), 'extraGuest.from', 'settings.problems.extraGuest'],
    [
      isBlank(touristTax.perAdult) || isWithin(touristTax.freeBelowAge, 0, fieldLimits.childAgeMax + 1),
      'touristTax.freeBelowAge',
      'settings.problems.age',
    ],
    [isBlank(deposit.percent) || isPercent(deposit.percent), 'deposit.percent', 'settings.problems.percent'],
    [
      isBlank(deposit.percent) || isWithin(deposit.dueDays, 0, fieldLimits.dueDaysMax),
      'deposit.dueDays',
      'errors:DUE_DAYS_OUT_OF_RANGE',
    ],
    [
      isWithin(fields.balanceDueDaysBefore, 0, fieldLimits.dueDaysMax),
      'balanceDueDaysBefore',
      'errors:DUE_DAYS_OUT_OF_RANGE',
    ],
    ...fields.discounts.flatMap(({ nights, percent }, index): [boolean, string, PricesProblem][] => [
      [
        isWithin(nights, 1, fieldLimits.minNightsMax),
        `discounts.${index}.nights`,
        'errors:DISCOUNT_NIGHTS_OUT_OF_RANGE',
      ],
      [isPercent(percent), `discounts.${index}.percent`, 'settings.problems.percent'],
    ]),
  ];
  return checks.filter(([isRight]) => !isRight).map(([, path, problem]) => [path, problem]);
};

/** Prices that depend on guests need a house that says how many it takes. */
const needsGuests = ({ maxGuests, extraGuest, touristTax }: PricesFields) =>
  isBlank(maxGuests) && (!isBlank(extraGuest.perNight) || !isBlank(touristTax.perAdult));

/** What is wrong, by path in the body, as the server names it. */
export const problemsOf = (
  fields: PricesFields,
  { today, locale }: { today: Day; locale: Locale },
): Partial<Record<string, PricesProblem>> => ({
  ...periodProblems(fields.seasons, today),
  ...Object.fromEntries(
    fields.seasons.flatMap(({ pricePerNight }, index): [string, PricesProblem][] =>
      isBlank(pricePerNight) ? [[`seasons.${index}.pricePerNight`, 'settings.problems.price']] : [],
    ),
  ),
  ...(fields.enabled && isBlank(fields.pricePerNight) && { pricePerNight: 'settings.problems.price' }),
  ...(!isCurrency(fields.currency) && { currency: 'settings.problems.currency' }),
  ...(isCurrency(fields.currency) && Object.fromEntries(amountProblems(fields, locale))),
  ...(needsGuests(fields) && { maxGuests: 'settings.problems.needsGuests' }),
  ...Object.fromEntries(wrongNumbers(fields)),
  ...(!paysNobody(fields) && isBlank(fields.payTo.name) && { 'payTo.name': 'settings.problems.payee' }),
  ...(!paysNobody(fields) && isBlank(fields.payTo.iban) && { 'payTo.iban': 'settings.problems.iban' }),
  ...Object.fromEntries(
    locales
      .filter((language) => cleanParagraphs(fields.terms[language]).length > fieldLimits.termsMax)
      .map((language): [string, PricesProblem] => [`terms.${language}`, 'settings.problems.terms']),
  ),
});
