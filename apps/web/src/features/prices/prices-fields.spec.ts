import { pricesBodySchema, pricesSchema, type Prices } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { bodyOf, fieldsOf, readablePrices, type PricesFields } from './prices-fields';

const german = { today: parseDay('2026-11-20'), locale: 'de' } as const;
const english = { ...german, locale: 'en' } as const;

const empty = fieldsOf(pricesSchema.parse({}), 'de');
const summer = { key: 'summer', name: 'Sommer', from: '1.7.2027', to: '31.8.2027', pricePerNight: '165' };
const tax = { perAdult: '2,50', per: 'night', freeBelowAge: '16', onSite: false } as const;
const payTo = { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000', bic: '' };

const body = (fields: Partial<PricesFields>) => bodyOf({ ...empty, ...fields }, german);
/** The error codes of the contract by path. */
const problems = (fields: Partial<PricesFields>) =>
  Object.fromEntries(
    pricesBodySchema.safeParse(body(fields)).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

it('has no problems in a house without prices', () => {
  expect(problems({})).toEqual({});
  expect(pricesBodySchema.parse(body({}))).toEqual(pricesSchema.parse({}));
});

it.each<[Partial<PricesFields>, object]>([
  [{ enabled: true }, { pricePerNight: 'PRICE_REQUIRED' }],
  [{ enabled: true, pricePerNight: '0' }, {}],
  [{ pricePerNight: '-1' }, { pricePerNight: 'AMOUNT_OUT_OF_RANGE' }],
  [{ pricePerNight: '1,005' }, { pricePerNight: 'AMOUNT_OUT_OF_RANGE' }],
  [{ pricePerNight: '1e3' }, { pricePerNight: 'AMOUNT_OUT_OF_RANGE' }],
  [{ pricePerNight: '100.000.000,01' }, { pricePerNight: 'AMOUNT_OUT_OF_RANGE' }],
  [{ currency: 'JPY', cleaning: '80,50' }, { cleaning: 'AMOUNT_OUT_OF_RANGE' }],
  [
    { currency: 'ABC', cleaning: 'achtzig' },
    { currency: 'CURRENCY_UNKNOWN', cleaning: 'AMOUNT_OUT_OF_RANGE' },
  ],
  [{ weekdaySurcharges: { 5: '15', 6: 'viel' } }, { 'weekdaySurcharges.6': 'AMOUNT_OUT_OF_RANGE' }],
  [{ maxGuests: '0' }, { maxGuests: 'MAX_GUESTS_OUT_OF_RANGE' }],
  [{ maxGuests: '4', extraGuest: { from: '1', perNight: '10' } }, { 'extraGuest.from': 'EXTRA_GUEST_OUT_OF_RANGE' }],
  [{ extraGuest: { from: '', perNight: '' } }, {}],
  [{ extraGuest: { from: '3', perNight: '10' } }, { maxGuests: 'MAX_GUESTS_REQUIRED' }],
  [{ touristTax: tax }, { maxGuests: 'MAX_GUESTS_REQUIRED' }],
  [{ maxGuests: '4', touristTax: tax }, {}],
  [
    { maxGuests: '4', touristTax: { ...tax, freeBelowAge: '19' } },
    { 'touristTax.freeBelowAge': 'FREE_BELOW_AGE_OUT_OF_RANGE' },
  ],
  [{ deposit: { percent: '101', dueDays: '7' } }, { 'deposit.percent': 'PERCENT_OUT_OF_RANGE' }],
  [{ deposit: { percent: '2.5', dueDays: '7' } }, { 'deposit.percent': 'PERCENT_OUT_OF_RANGE' }],
  [{ deposit: { percent: '', dueDays: '' } }, {}],
  [{ deposit: { percent: '20', dueDays: '' } }, { 'deposit.dueDays': 'DUE_DAYS_OUT_OF_RANGE' }],
  [{ balanceDueDaysBefore: '' }, { balanceDueDaysBefore: 'DUE_DAYS_OUT_OF_RANGE' }],
  [
    { discounts: [{ key: 'week', nights: '0', percent: '110' }] },
    { 'discounts.0.nights': 'DISCOUNT_NIGHTS_OUT_OF_RANGE', 'discounts.0.percent': 'PERCENT_OUT_OF_RANGE' },
  ],
  [{ seasons: [{ ...summer, pricePerNight: '' }] }, { 'seasons.0.pricePerNight': 'AMOUNT_OUT_OF_RANGE' }],
  [{ seasons: [{ ...summer, to: '1.6.2027' }] }, { 'seasons.0.to': 'RANGE_REVERSED' }],
  [{ seasons: [{ ...summer, from: '30.2.' }] }, { 'seasons.0.from': 'DAY_INVALID' }],
  [{ payTo: { ...payTo, name: ' ' } }, { 'payTo.name': 'PAYEE_NAME_REQUIRED' }],
  [{ payTo: { ...payTo, iban: '' } }, { 'payTo.iban': 'IBAN_INVALID' }],
  [
    { payTo: { name: '', iban: '', bic: 'COBADEFFXXX' } },
    { 'payTo.name': 'PAYEE_NAME_REQUIRED', 'payTo.iban': 'IBAN_INVALID' },
  ],
  [{ terms: { de: '', en: 'x'.repeat(10_000) } }, { 'terms.en': 'TERMS_TOO_LONG' }],
])('%j has the problems %j', (fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});

it('parses amounts in the format of the language', () => {
  expect(body({ pricePerNight: '1.234,50' }).pricePerNight).toBe(123_450);
  expect(bodyOf({ ...empty, pricePerNight: '1,234.50' }, english).pricePerNight).toBe(123_450);
  expect(body({ currency: 'JPY', pricePerNight: '12000' }).pricePerNight).toBe(12_000);
});

it.each<[keyof Prices, Partial<PricesFields>]>([
  ['pricePerNight', { pricePerNight: 'viel' }],
  ['cleaning', { cleaning: '8,' + '0'.repeat(5) }],
  ['weekdaySurcharges', { weekdaySurcharges: { 6: 'viel' } }],
  ['extraGuest', { extraGuest: { from: '0', perNight: '10' } }],
  ['touristTax', { touristTax: { ...tax, perAdult: 'viel' } }],
  ['discounts', { discounts: [{ key: 'week', nights: '7', percent: '110' }] }],
  ['deposit', { deposit: { percent: '150', dueDays: '7' } }],
  [
    'seasons',
    {
      seasons: [
        { ...summer, pricePerNight: 'viel' },
        { ...summer, to: '' },
      ],
    },
  ],
])('leaves %s out of the example while it cannot be parsed', (name, fields) => {
  expect(readablePrices(body(fields))[name]).toEqual(pricesSchema.parse({})[name]);
});

it('keeps in the example the valid entries of a list, and nothing in an unknown currency', () => {
  const seasons = [summer, { ...summer, key: 'winter', pricePerNight: 'viel' }];
  expect(readablePrices(body({ seasons })).seasons).toMatchObject([{ from: '2027-07-01', pricePerNight: 165_00 }]);
  expect(readablePrices(body({ pricePerNight: '120', currency: 'EU' }))).toEqual(pricesSchema.parse({}));
});
