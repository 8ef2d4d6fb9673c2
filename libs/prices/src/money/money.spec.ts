import fc from 'fast-check';
import { priceLimits } from '../prices';
import { currencyDecimals, isCurrency } from './currency';
import { decimalText, formatMoney, formatShortMoney } from './money';
import { percentOf } from './percent';
import { parseMoney } from './typed-money';

/** With plain spaces, because the kind of space depends on the version of `Intl`. */
const shown = (...of: Parameters<typeof formatMoney>) => formatMoney(...of).replaceAll(/\s/g, ' ');

describe('An amount of money', () => {
  it.each([
    [123450, 'EUR', '1.234,50 €', '€1,234.50'],
    [0, 'EUR', '0,00 €', '€0.00'],
    [5, 'EUR', '0,05 €', '€0.05'],
    [-17850, 'EUR', '-178,50 €', '-€178.50'],
    [1234, 'JPY', '1.234 ¥', '¥1,234'],
    [1234567, 'KWD', '1.234,567 KWD', 'KWD 1,234.567'],
    [123450, 'HUF', '1.234,50 HUF', 'HUF 1,234.50'],
    [999_999_999_999_999, 'EUR', '9.999.999.999.999,99 €', '€9,999,999,999,999.99'],
  ] as const)('%d in %s is shown as %s and %s', (amount, currency, german, english) => {
    expect([shown(amount, currency, 'de'), shown(amount, currency, 'en')]).toEqual([german, english]);
  });

  it.each([
    ['1.234,50', 'EUR', 'de', 123450],
    ['1234,5', 'EUR', 'de', 123450],
    ['1.234', 'EUR', 'de', 123400],
    ['1,234', 'EUR', 'en', 123400],
    ['2.50', 'EUR', 'de', 250],
    ['2,5', 'EUR', 'en', 250],
    [' 165 € ', 'EUR', 'de', 16500],
    ['€1,234.50', 'EUR', 'en', 123450],
    ['EUR 12', 'EUR', 'en', 1200],
    ['1.234,567', 'KWD', 'de', 1234567],
    ['1200', 'JPY', 'de', 1200],
    ['12,5', 'JPY', 'de', null],
    ['1,005', 'EUR', 'de', null],
    ['12.34.56', 'EUR', 'de', null],
    ['1.23,4', 'EUR', 'de', null],
    ['-5', 'EUR', 'de', null],
    ['1e3', 'EUR', 'en', null],
    ['', 'EUR', 'de', null],
    ['€', 'EUR', 'de', null],
    ['NaN', 'EUR', 'de', null],
    ['100.000.000,00', 'EUR', 'de', 10_000_000_000],
    ['100.000.000,01', 'EUR', 'de', null],
    ['9'.repeat(400), 'EUR', 'de', null],
  ] as const)('%j in %s is read in %s as %s', (text, currency, locale, amount) => {
    expect(parseMoney(text, currency, locale)).toBe(amount);
  });

  it.each([
    [12000, 'EUR', '120 €', '€120'],
    [12050, 'EUR', '120,50 €', '€120.50'],
    [0, 'EUR', '0 €', '€0'],
    [1234, 'JPY', '1.234 ¥', '¥1,234'],
    [1234000, 'KWD', '1.234 KWD', 'KWD 1,234'],
  ] as const)('%d in %s is shown in short as %s and %s', (amount, currency, german, english) => {
    const short = (locale: 'de' | 'en') => formatShortMoney(amount, currency, locale).replaceAll(/\s/g, ' ');
    expect([short('de'), short('en')]).toEqual([german, english]);
  });

  it('is read as it was shown', () => {
    const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'HUF', 'CLF');
    fc.assert(
      fc.property(
        fc.nat({ max: priceLimits.amountMax }),
        currencies,
        fc.constantFrom('de', 'en'),
        (amount, currency, locale) => {
          expect(parseMoney(formatMoney(amount, currency, locale), currency, locale)).toBe(amount);
        },
      ),
    );
  });

  it('has the digits of its integer', () => {
    expect([decimalText(-5, 'EUR'), decimalText(1, 'KWD'), decimalText(7, 'JPY')]).toEqual(['-0.05', '0.001', '7']);
    expect(['EUR', 'JPY', 'KWD', 'CLF'].map(currencyDecimals)).toEqual([2, 0, 3, 4]);
  });

  it('is in a currency that exists', () => {
    expect(['EUR', 'KWD', 'eur', 'XXX', 'ABC', '', 'EURO'].map(isCurrency)).toEqual([
      true,
      true,
      ...Array(5).fill(false),
    ]);
  });

  it('has shares that are rounded half up, however high it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), fc.nat({ max: 100 }), (amount, percent) => {
        expect(BigInt(percentOf(amount, percent))).toBe((BigInt(amount) * BigInt(percent) * 2n + 100n) / 200n);
      }),
    );
  });
});
