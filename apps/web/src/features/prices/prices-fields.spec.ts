import { pricesSchema, type Prices } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { bodyOf, fieldsOf, type PricesFields } from './prices-fields';
import { problemsOf } from './prices-problems';

const german = { today: parseDay('2026-11-20'), locale: 'de' } as const;
const english = { ...german, locale: 'en' } as const;

const empty = fieldsOf(pricesSchema.parse({}), 'de');
const summer = { key: 'summer', name: 'Sommer', from: '1.7.2027', to: '31.8.2027', pricePerNight: '165' };
const tax = { perAdult: '2,50', per: 'night', freeBelowAge: '16', onSite: false } as const;
const payTo = { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000', bic: '' };

const problems = (fields: Partial<PricesFields>) => problemsOf({ ...empty, ...fields }, german);
const body = (fields: Partial<PricesFields>) => bodyOf({ ...empty, ...fields }, german);

it('has nothing wrong with a house without prices', () => {
  expect(problems({})).toEqual({});
  expect(body({})).toEqual(pricesSchema.parse({}));
});

it.each<[Partial<PricesFields>, object]>([
  [{ enabled: true }, { pricePerNight: 'settings.problems.price' }],
  [{ enabled: true, pricePerNight: '0' }, {}],
  [{ pricePerNight: '-1' }, { pricePerNight: 'settings.problems.amount' }],
  [{ pricePerNight: '1,005' }, { pricePerNight: 'settings.problems.amount' }],
  [{ pricePerNight: '1e3' }, { pricePerNight: 'settings.problems.amount' }],
  [{ pricePerNight: '100.000.000,01' }, { pricePerNight: 'settings.problems.amount' }],
  [{ currency: 'JPY', cleaning: '80,50' }, { cleaning: 'settings.problems.amount' }],
  [{ currency: 'ABC', cleaning: 'achtzig' }, { currency: 'settings.problems.currency' }],
  [{ weekdaySurcharges: { 5: '15', 6: 'viel' } }, { 'weekdaySurcharges.6': 'settings.problems.amount' }],
  [{ maxGuests: '0' }, { maxGuests: 'settings.problems.maxGuests' }],
  [
    { maxGuests: '4', extraGuest: { from: '1', perNight: '10' } },
    { 'extraGuest.from': 'settings.problems.extraGuest' },
  ],
  [{ extraGuest: { from: '', perNight: '' } }, {}],
  [{ extraGuest: { from: '3', perNight: '10' } }, { maxGuests: 'settings.problems.needsGuests' }],
  [{ touristTax: tax }, { maxGuests: 'settings.problems.needsGuests' }],
  [{ maxGuests: '4', touristTax: tax }, {}],
  [
    { maxGuests: '4', touristTax: { ...tax, freeBelowAge: '19' } },
    { 'touristTax.freeBelowAge': 'settings.problems.age' },
  ],
  [{ deposit: { percent: '101', dueDays: '7' } }, { 'deposit.percent': 'settings.problems.percent' }],
  [{ deposit: { percent: '2.5', dueDays: '7' } }, { 'deposit.percent': 'settings.problems.percent' }],
  [{ deposit: { percent: '', dueDays: '' } }, {}],
  [{ deposit: { percent: '20', dueDays: '' } }, { 'deposit.dueDays': 'errors:DUE_DAYS_OUT_OF_RANGE' }],
  [{ balanceDueDaysBefore: '' }, { balanceDueDaysBefore: 'errors:DUE_DAYS_OUT_OF_RANGE' }],
  [
    { discounts: [{ key: 'week', nights: '0', percent: '110' }] },
    { 'discounts.0.nights': 'errors:DISCOUNT_NIGHTS_OUT_OF_RANGE', 'discounts.0.percent': 'settings.problems.percent' },
  ],
  [{ seasons: [{ ...summer, pricePerNight: '' }] }, { 'seasons.0.pricePerNight': 'settings.problems.price' }],
  [{ seasons: [{ ...summer, to: '1.6.2027' }] }, { 'seasons.0.to': 'errors:RANGE_REVERSED' }],
  [
    { seasons: [summer, { ...summer, key: 'august', from: '31.8.2027', to: '5.9.2027' }] },
    { seasons: 'settings.problems.overlap' },
  ],
  [{ payTo: { ...payTo, name: ' ' } }, { 'payTo.name': 'settings.problems.payee' }],
  [{ payTo: { ...payTo, iban: '' } }, { 'payTo.iban': 'settings.problems.iban' }],
  [
    { payTo: { name: '', iban: '', bic: 'COBADEFFXXX' } },
    { 'payTo.name': 'settings.problems.payee', 'payTo.iban': 'settings.problems.iban' },
  ],
  [{ terms: { de: '', en: 'x'.repeat(10_000) } }, { 'terms.en': 'settings.problems.terms' }],
])('%j has the problems %j', (fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});

it('reads amounts as the language writes them', () => {
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
])('leaves %s out of the example while it cannot be read', (name, fields) => {
  expect(body(fields)[name]).toEqual(pricesSchema.parse({})[name]);
});
