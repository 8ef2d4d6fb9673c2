import fc from 'fast-check';
import { isDay, parseDay } from '../day/day';
import { anyDay } from '../testing/arbitraries';
import { nameOf } from './date-parts';
import { formatTypedDay, parseTypedDay } from './typed-day';

const earliest = parseDay('2026-11-20');
const parse = (text: string) => parseTypedDay(text, earliest);

it('is written day first, as each language separates figures', () => {
  expect(formatTypedDay(parseDay('2026-12-08'), 'de')).toBe('08.12.2026');
  expect(formatTypedDay(parseDay('2026-12-08'), 'en')).toBe('08/12/2026');
});

it.each([
  '08.12.2026',
  '8.12.2026',
  '8.12.26',
  '8. 12. 2026',
  '08/12/2026',
  '8-12-26',
  '8 12 2026',
  '8,12,2026',
  '08122026',
])('%s is the 8th of December 2026', (text) => expect(parse(text)).toBe('2026-12-08'));

it.each([' 08.12.2026 ', '2026-12-08', '8.12.', '8.12', '8/12'])('"%s" is the 8th of December 2026, too', (text) =>
  expect(parse(text)).toBe('2026-12-08'),
);

it.each([
  '8 Dec 2026',
  '8 December 2026',
  '8 dec 26',
  '8th of December 2026',
  '8th December, 2026',
  'Dec 8, 2026',
  'December 8th 2026',
  '8. Dezember 2026',
  '8. Dez. 2026',
  '8-Dec-2026',
  '8 December',
])('%s is the 8th of December 2026, with the month in words', (text) => expect(parse(text)).toBe('2026-12-08'));

it.each([
  ['20.11.', '2026-11-20'],
  ['19.11.', '2027-11-19'],
  ['29.2.', '2028-02-29'],
])('without a year, %s is the next one: %s', (text, day) => expect(parse(text)).toBe(day));

it.each([
  '',
  '8',
  '8.',
  '31.11.2026',
  '29.2.2027',
  '31.4.',
  '8.13.2026',
  '0.1.2027',
  '8.12.202',
  '8.12.0000',
  'morgen',
  '8 De 2026',
  '31 Nov 2026',
  '8 Dezimber 2026',
  'Dec 2026',
])('"%s" is no day', (text) => expect(parse(text)).toBeNull());

it('reads what it writes', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom('de', 'en'), (day, locale) =>
      expect(parse(formatTypedDay(day, locale))).toBe(day),
    ),
  );
});

it('reads every month by its name', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom('de', 'en'), (day, locale) =>
      expect(parse(`${Number(day.slice(8))} ${nameOf('month', day, locale, 'long')} ${day.slice(0, 4)}`)).toBe(day),
    ),
  );
});

it('is an existing day or none, whatever is typed', () => {
  const figures = fc.stringMatching(/^[\d.,/ -]{0,11}$/);
  fc.assert(fc.property(figures, (text) => expect(parse(text) === null || isDay(parse(text))).toBe(true)));
});
