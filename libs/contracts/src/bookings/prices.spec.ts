import { replacePrices, pricesBodySchema, type Prices } from './prices';

const neutral: Prices = {
  enabled: false,
  currency: 'EUR',
  maxGuests: null,
  pricePerNight: null,
  weekdaySurcharges: {},
  seasons: [],
  cleaning: 0,
  extraGuest: null,
  discounts: [],
  touristTax: null,
  deposit: null,
  balanceDueDaysBefore: 0,
  terms: { de: '', en: '' },
  payTo: null,
  showInCalendar: false,
};

const summer = { name: 'Summer', from: '2031-07-01', to: '2031-08-31', pricePerNight: 165_00 };
const discount = { nights: 7, percent: 10 };
const touristTax = { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false };
const payTo = { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000' };

const errorOf = (body: object) => {
  const [issue] = pricesBodySchema.safeParse({ ...neutral, ...body }).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

describe('Prices', () => {
  it('are neutral where nothing is stored', () => {
    expect(replacePrices.request.parse({})).toEqual(neutral);
  });

  it.each([{}, undefined, [], { terms: {}, deposit: {}, payTo: {} }])('are not erased by %j', (body) => {
    const { issues = [] } = pricesBodySchema.safeParse(body).error ?? {};
    expect(issues.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(neutral))('have to be sent with %s', (field) => {
    expect(errorOf({ [field]: undefined })).toEqual([field, 'REQUIRED']);
  });

  it('have to be sent with the terms in both languages', () => {
    expect(errorOf({ terms: { de: 'Kostenlos bis zum Vortag.' } })).toEqual(['terms.en', 'REQUIRED']);
  });

  it('accept an IBAN and a BIC with spaces and in any case', () => {
    const sent = { ...payTo, iban: 'de89 3704 0044 0532 0130 00', bic: ' cobadeffxxx' };
    expect(pricesBodySchema.parse({ ...neutral, payTo: sent }).payTo).toEqual({ ...payTo, bic: 'COBADEFFXXX' });
  });

  it.each<[object, string, string]>([
    [{ pricePerNight: -1 }, 'pricePerNight', 'AMOUNT_OUT_OF_RANGE'],
    [{ pricePerNight: 0.5 }, 'pricePerNight', 'AMOUNT_OUT_OF_RANGE'],
    [{ pricePerNight: 10_000_000_001 }, 'pricePerNight', 'AMOUNT_OUT_OF_RANGE'],
    [{ pricePerNight: 1e99 }, 'pricePerNight', 'AMOUNT_OUT_OF_RANGE'],
    [{ pricePerNight: NaN }, 'pricePerNight', 'WRONG_TYPE'],
    [{ pricePerNight: '120' }, 'pricePerNight', 'WRONG_TYPE'],
    [{ enabled: true }, 'pricePerNight', 'PRICE_REQUIRED'],
    [{ enabled: 'yes' }, 'enabled', 'WRONG_TYPE'],
    [{ currency: 'eur' }, 'currency', 'CURRENCY_UNKNOWN'],
    [{ currency: 'ABC' }, 'currency', 'CURRENCY_UNKNOWN'],
    [{ currency: 978 }, 'currency', 'WRONG_TYPE'],
    [{ maxGuests: 0 }, 'maxGuests', 'MAX_GUESTS_OUT_OF_RANGE'],
    [{ maxGuests: 51 }, 'maxGuests', 'MAX_GUESTS_OUT_OF_RANGE'],
    [{ touristTax }, 'maxGuests', 'MAX_GUESTS_REQUIRED'],
    [{ extraGuest: { from: 3, perNight: 1 } }, 'maxGuests', 'MAX_GUESTS_REQUIRED'],
    [{ extraGuest: { from: 1, perNight: 1 } }, 'extraGuest.from', 'EXTRA_GUEST_OUT_OF_RANGE'],
    [{ extraGuest: { from: 3 } }, 'extraGuest.perNight', 'REQUIRED'],
    [{ weekdaySurcharges: { '5': -1 } }, 'weekdaySurcharges.5', 'AMOUNT_OUT_OF_RANGE'],
    [{ cleaning: 80.5 }, 'cleaning', 'AMOUNT_OUT_OF_RANGE'],
    [{ cleaning: null }, 'cleaning', 'WRONG_TYPE'],
    [{ seasons: [{ ...summer, from: '2031-08-31', to: '2031-07-01' }] }, 'seasons.0.to', 'RANGE_REVERSED'],
    [{ seasons: [{ ...summer, from: '2031-02-29' }] }, 'seasons.0.from', 'DAY_INVALID'],
    [{ seasons: [{ ...summer, name: ' ' }] }, 'seasons.0.name', 'SEASON_NAME_REQUIRED'],
    [{ seasons: [{ ...summer, pricePerNight: undefined }] }, 'seasons.0.pricePerNight', 'REQUIRED'],
    [{ seasons: Array.from({ length: 101 }, () => summer) }, 'seasons', 'TOO_MANY_SEASONS'],
    [{ discounts: [{ ...discount, percent: 101 }] }, 'discounts.0.percent', 'PERCENT_OUT_OF_RANGE'],
    [{ discounts: [{ ...discount, percent: 1.5 }] }, 'discounts.0.percent', 'PERCENT_OUT_OF_RANGE'],
    [{ discounts: [{ ...discount, nights: 0 }] }, 'discounts.0.nights', 'DISCOUNT_NIGHTS_OUT_OF_RANGE'],
    [{ discounts: Array.from({ length: 11 }, () => discount) }, 'discounts', 'TOO_MANY_DISCOUNTS'],
    [{ touristTax: { ...touristTax, perAdult: -1 } }, 'touristTax.perAdult', 'AMOUNT_OUT_OF_RANGE'],
    [{ touristTax: { ...touristTax, freeBelowAge: 19 } }, 'touristTax.freeBelowAge', 'FREE_BELOW_AGE_OUT_OF_RANGE'],
    [{ deposit: { percent: 120, dueDays: 7 } }, 'deposit.percent', 'PERCENT_OUT_OF_RANGE'],
    [{ deposit: { percent: 20, dueDays: 366 } }, 'deposit.dueDays', 'DUE_DAYS_OUT_OF_RANGE'],
    [{ balanceDueDaysBefore: -1 }, 'balanceDueDaysBefore', 'DUE_DAYS_OUT_OF_RANGE'],
    [{ terms: { de: 'x'.repeat(5_001) } }, 'terms.de', 'TERMS_TOO_LONG'],
    [{ payTo: { ...payTo, iban: 'DE89370400440532013001' } }, 'payTo.iban', 'IBAN_INVALID'],
    [{ payTo: { ...payTo, iban: '9'.repeat(100_000) } }, 'payTo.iban', 'IBAN_INVALID'],
    [{ payTo: { ...payTo, bic: 'COBA' } }, 'payTo.bic', 'BIC_INVALID'],
    [{ payTo: { ...payTo, name: '' } }, 'payTo.name', 'PAYEE_NAME_REQUIRED'],
    [{ payTo: { ...payTo, name: 'x'.repeat(71) } }, 'payTo.name', 'PAYEE_NAME_TOO_LONG'],
  ])('refuse %j in the field %s with %s', (body, field, code) => {
    expect(errorOf(body)).toEqual([field, code]);
  });

  it.each([{ enabled: true }, { touristTax }, { extraGuest: { from: 3, perNight: 1 } }])(
    'are refused by the service as well: %j',
    (change) => expect(replacePrices.request.safeParse(change).success).toBe(false),
  );

  it.each([{ vat: 19 }, { weekdaySurcharges: { '8': 1 } }, { seasons: [{ ...summer, minNights: 3 }] }])(
    'refuse unknown fields: %j',
    (body) => expect(pricesBodySchema.safeParse({ ...neutral, ...body }).success).toBe(false),
  );

  it.each<[object]>([
    [{ enabled: true, pricePerNight: 0 }],
    [{ maxGuests: 4, touristTax, extraGuest: { from: 50, perNight: 0 } }],
    [
      {
        seasons: [
          { ...summer, from: '2031-12-24', to: '2032-01-06' },
          { ...summer, from: '2032-02-29', to: '2032-02-29' },
        ],
      },
    ],
    [{ discounts: [{ nights: 1, percent: 100 }], deposit: { percent: 100, dueDays: 0 } }],
    [{ pricePerNight: 10_000_000_000, currency: 'IDR' }],
  ])('accept %j', (body) => expect(pricesBodySchema.parse({ ...neutral, ...body })).toMatchObject(body));
});
