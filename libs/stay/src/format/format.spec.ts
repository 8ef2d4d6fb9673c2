import { locales, type Locale } from '@hearthstay/locales';
import { addDays } from '../day/arithmetic';
import { parseDay, type Day } from '../day/day';
import { firstDayOf } from '../month/month';
import type { StayRange } from '../range/stay-range';
import { formatDay, formatDayForTable, formatDayWithoutYear, formatPlainDay, readOutDay } from './format-day';
import { formatDays } from './format-days';
import { formatMonth, formatShortMonth, weekdayNames } from './format-month';
import { formatRange, formatRangeForTable, formatShortRange, readOutRange } from './format-range';
import { formatWeekdays } from './format-weekdays';
import { phoneAddress } from './phone-address';

const day = parseDay('2026-12-08');
const stay: StayRange = { start: day, end: parseDay('2026-12-11') };
const overTwoMonths: StayRange = { start: parseDay('2026-11-30'), end: parseDay('2026-12-02') };
const overNewYear: StayRange = { start: parseDay('2026-12-30'), end: parseDay('2027-01-02') };
const sameMonthNextYear: StayRange = { start: day, end: parseDay('2027-12-08') };
const oneDay: StayRange = { start: day, end: day };

const inBoth = <Input>(format: (input: Input, locale: Locale) => string, input: Input) =>
  locales.map((locale) => format(input, locale));

describe('formatDay', () => {
  it.each([
    ['with its weekday', formatDay, 'Di., 8. Dezember 2026', 'Tue, 8 December 2026'],
    ['in a sentence', formatPlainDay, '8. Dezember 2026', '8 December 2026'],
    ['without its year', formatDayWithoutYear, '8. Dezember', '8 December'],
    ['in a table', formatDayForTable, '8. Dez. 2026', '8 Dec 2026'],
    ['read out', readOutDay, 'Dienstag, 8. Dezember 2026', 'Tuesday 8 December 2026'],
  ])('%s', (_, format, german, english) => expect(inBoth(format, day)).toEqual([german, english]));

  it('leaves out the year of today in a table', () => {
    const inYearOf = (today: Day) => (each: Day, locale: Locale) => formatDayForTable(each, locale, today);
    expect(inBoth(inYearOf(parseDay('2026-01-01')), day)).toEqual(['8. Dez.', '8 Dec']);
    expect(inBoth(inYearOf(parseDay('2027-01-01')), day)).toEqual(['8. Dez. 2026', '8 Dec 2026']);
    const range = (each: StayRange, locale: Locale) => formatRangeForTable(each, locale, day);
    expect(inBoth(range, overNewYear)).toEqual(['Mi., 30. Dez. – Sa., 2. Jan. 2027', 'Wed, 30 Dec – Sat, 2 Jan 2027']);
  });

  it('omits leading zeros', () =>
    expect(inBoth(formatDay, parseDay('0987-03-01'))).toEqual(['Do., 1. März 987', 'Thu, 1 March 987']));
});

describe('formatDays', () => {
  const friday = parseDay('2026-11-27');

  it('names a shared year once', () => {
    expect(inBoth(formatDays, [friday, addDays(friday, 1), addDays(friday, 2)])).toEqual([
      'Fr., 27. November, Sa., 28. November und So., 29. November 2026',
      'Fri 27 November, Sat 28 November and Sun 29 November 2026',
    ]);
  });

  it('names both years over New Year', () => {
    expect(inBoth(formatDays, [parseDay('2026-12-31'), parseDay('2027-01-01')])).toEqual([
      'Do., 31. Dezember 2026 und Fr., 1. Januar 2027',
      'Thu 31 December 2026 and Fri 1 January 2027',
    ]);
  });

  it('formats a single day', () =>
    expect(inBoth(formatDays, [friday])).toEqual(['Fr., 27. November 2026', 'Fri 27 November 2026']));
});

describe('formatRange', () => {
  it.each([
    [stay, 'Di., 8. – Fr., 11. Dezember 2026', 'Tue 8 – Fri 11 December 2026'],
    [overTwoMonths, 'Mo., 30. November 2026 – Mi., 2. Dezember 2026', 'Mon, 30 November 2026 – Wed, 2 December 2026'],
    [overNewYear, 'Mi., 30. Dezember 2026 – Sa., 2. Januar 2027', 'Wed, 30 December 2026 – Sat, 2 January 2027'],
    [sameMonthNextYear, 'Di., 8. Dezember 2026 – Mi., 8. Dezember 2027', 'Tue, 8 December 2026 – Wed, 8 December 2027'],
    [oneDay, 'Di., 8. Dezember 2026', 'Tue, 8 December 2026'],
  ])('formats $start to $end', (range, german, english) =>
    expect(inBoth(formatRange, range)).toEqual([german, english]),
  );

  it.each([
    [stay, 'Di., 8. – Fr., 11. Dez. 2026', 'Tue 8 – Fri 11 Dec 2026'],
    [overTwoMonths, 'Mo., 30. Nov. 2026 – Mi., 2. Dez. 2026', 'Mon, 30 Nov 2026 – Wed, 2 Dec 2026'],
    [oneDay, 'Di., 8. Dez. 2026', 'Tue, 8 Dec 2026'],
  ])('formats $start to $end for a table', (range, german, english) =>
    expect(inBoth(formatRangeForTable, range)).toEqual([german, english]),
  );

  it.each([
    [stay, '8.–11. Dezember', '8–11 December'],
    [overTwoMonths, '30. November – 2. Dezember', '30 November – 2 December'],
    [oneDay, '8. Dezember', '8 December'],
  ])('formats $start to $end in short', (range, german, english) =>
    expect(inBoth(formatShortRange, range)).toEqual([german, english]),
  );

  it.each([
    [stay, '8. bis 11. Dezember 2026', '8 to 11 December 2026'],
    [overNewYear, '30. Dezember 2026 bis 2. Januar 2027', '30 December 2026 to 2 January 2027'],
    [oneDay, '8. Dezember 2026', '8 December 2026'],
  ])('formats $start to $end for screen readers', (range, german, english) =>
    expect(inBoth(readOutRange, range)).toEqual([german, english]),
  );
});

describe('formatMonth', () => {
  it('has the name and the year', () =>
    expect(inBoth(formatMonth, { year: 2026, month: 12 })).toEqual(['Dezember 2026', 'December 2026']));

  it.each([
    ['de', 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'],
    ['en', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
  ] as const)('has a short name (%s)', (locale, names) => {
    const months = Array.from({ length: 12 }, (_, index) => firstDayOf({ year: 2026, month: index + 1 }));
    expect(months.map((first) => formatShortMonth(first, locale)).join(' ')).toBe(names);
  });
});

it('formats weekdays of which one is chosen, in the order of the week', () => {
  expect(inBoth(formatWeekdays, [6])).toEqual(['Samstag', 'Saturday']);
  expect(inBoth(formatWeekdays, [7, 5, 6])).toEqual(['Freitag, Samstag oder Sonntag', 'Friday, Saturday or Sunday']);
});

describe('The names of the week', () => {
  it.each([
    ['de', 'short', 'Mo Di Mi Do Fr Sa So'],
    ['de', 'long', 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'],
    ['en', 'short', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['en', 'long', 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'],
  ] as const)('begin on Monday (%s, %s)', (locale, length, names) =>
    expect(weekdayNames(locale, length).join(' ')).toBe(names),
  );
});

it('keeps the digits and the plus signs of a telephone number in the address of a call', () =>
  expect(phoneAddress('+49 (0) 151 / 23-45')).toBe('tel:+4901512345'));
