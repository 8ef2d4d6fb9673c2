import { locales } from '@hearthstay/locales';
import { loadHolidays } from '@hearthstay/locales/load-texts';
import { addDays, daysBetween, parseDay, weekdayOf, type Day } from '@hearthstay/stay';
import { countryData, holidaysOf } from './holidays-of';
import { hasSchoolHolidays, holidayRegions, regionsOf, type HolidayRegion } from './regions';
import { readRow } from './row';

const all = { start: parseDay('2026-09-01'), end: parseDay('2035-12-31') };
const years = [2027, 2028, 2029, 2030];

/** Easter Sunday by the algorithm of Meeus, Jones and Butcher. */
const easterOf = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
};

/** The Wednesday before the 23rd of November. */
const repentanceDay = (year: number): Day => {
  const last = parseDay(`${year}-11-22`);
  return addDays(last, -((weekdayOf(last) - 2 + 7) % 7));
};

const catholic = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'];

/** What the laws of the German states say, by the last part of their codes; absent for all states. */
const germanDays = (year: number): [day: Day, states?: string[]][] => {
  const easter = easterOf(year);
  const on = (monthAndDay: string) => parseDay(`${year}-${monthAndDay}`);
  return [
    [on('01-01')],
    [on('01-06'), ['BW', 'BY', 'ST']],
    [on('03-08'), ['BE', 'MV']],
    [addDays(easter, -2)],
    [easter, ['BB']],
    [addDays(easter, 1)],
    [on('05-01')],
    [addDays(easter, 39)],
    [addDays(easter, 49), ['BB']],
    [addDays(easter, 50)],
    [addDays(easter, 60), catholic],
    [on('08-15'), ['BY', 'SL']],
    [on('09-20'), ['TH']],
    [on('10-03')],
    [on('10-31'), ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH']],
    [on('11-01'), catholic.filter((state) => state !== 'HE')],
    [repentanceDay(year), ['SN']],
    [on('12-25')],
    [on('12-26')],
  ];
};

const austrianDays = (year: number): Day[] => {
  const fixed = ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'];
  const moving = [1, 39, 50, 60].map((days) => addDays(easterOf(year), days));
  return [...fixed.map((text) => parseDay(`${year}-${text}`)), ...moving].toSorted();
};

const publicDays = (region: HolidayRegion, year: number): Day[] =>
  holidaysOf(region, { start: parseDay(`${year}-01-01`), end: parseDay(`${year}-12-31`) }).publicHolidays.map(
    ({ from }) => from,
  );

/** The years in which holidays of such a name begin. */
const yearsOf = (region: HolidayRegion, names: string[]): number[] =>
  holidaysOf(region, all)
    .schoolHolidays.filter(({ name }) => names.includes(name))
    .map(({ from }) => Number(from.slice(0, 4)));

describe.each(regionsOf('DE'))('The data of %s', (region) => {
  it.each(years)('have the public holidays of the law in %i', (year) => {
    const state = region.slice(3);
    const expected = germanDays(year).filter(([, states]) => states?.includes(state) ?? true);
    expect(publicDays(region, year)).toEqual(expected.map(([day]) => day));
  });

  it('have the long school holidays of every year to their end', () => {
    expect(yearsOf(region, ['Sommerferien']).filter((year) => year > 2026)).toEqual([2027, 2028, 2029, 2030]);
    const autumns = region === 'DE-SH' ? [2026, 2027, 2028, 2029, 2030] : [2026, 2027, 2028, 2029];
    expect(yearsOf(region, ['Herbstferien'])).toEqual(autumns);
    expect(yearsOf(region, ['Weihnachtsferien'])).toEqual(autumns);
    // Hamburg is the only state without holidays at Easter.
    const easters = yearsOf(region, [region === 'DE-HH' ? 'Frühjahrsferien' : 'Osterferien']);
    expect(easters.slice(0, 4)).toEqual([2027, 2028, 2029, 2030]);
  });
});

describe.each(regionsOf('AT'))('The data of %s', (region) => {
  it.each(years)('have the public holidays of the law in %i', (year) => {
    expect(publicDays(region, year)).toEqual(austrianDays(year));
  });

  it('have the long school holidays of every year to their end', () => {
    expect(yearsOf(region, ['Sommerferien'])).toEqual([2026, 2027, 2028]);
    expect(yearsOf(region, ['Herbstferien'])).toEqual([2026, 2027, 2028]);
    expect(yearsOf(region, ['Weihnachtsferien'])).toEqual([2026, 2027, 2028]);
    expect(yearsOf(region, ['Semesterferien'])).toEqual([2027, 2028]);
    expect(yearsOf(region, ['Osterferien'])).toEqual([2027, 2028]);
  });
});

describe.each(regionsOf('CH'))('The data of %s', (region) => {
  it.each(years)('have the public holidays that all of Switzerland has in %i', (year) => {
    const shared = ['01-01', '08-01', '12-25'].map((text) => parseDay(`${year}-${text}`));
    expect(publicDays(region, year)).toEqual(expect.arrayContaining([...shared, addDays(easterOf(year), 39)]));
  });

  it.each(years)('have the movable holidays of %i on the right day, if at all', (year) => {
    const offsets: Record<string, number> = { Karfreitag: -2, Ostermontag: 1, Pfingstmontag: 50, Fronleichnam: 60 };
    const moving = holidaysOf(region, all).publicHolidays.filter(
      ({ name, from }) => name in offsets && Number(from.slice(0, 4)) === year,
    );
    expect(moving.map(({ from }) => from)).toEqual(moving.map(({ name }) => addDays(easterOf(year), offsets[name]!)));
    expect(moving.length).toBeGreaterThan(0);
  });
});

describe.each(holidayRegions)('The school holidays of %s', (region) => {
  it('are in order, separate, and never longer than a summer', () => {
    const { schoolHolidays, schoolUntil } = holidaysOf(region, all);
    for (const [index, { from, to }] of schoolHolidays.entries()) {
      expect(from <= to).toBe(true);
      expect(daysBetween(from, to)).toBeLessThan(80);
      if (index > 0) expect(schoolHolidays[index - 1]!.to < from).toBe(true);
    }
    expect(schoolUntil !== undefined).toBe(schoolHolidays.length > 0);
    expect(hasSchoolHolidays(region)).toBe(schoolHolidays.length > 0);
  });
});

it.each(locales)('The names in %s are those of all holidays, and no others', async (locale) => {
  const files = Object.values(countryData).map((data) => [...data.public, ...Object.values(data.school).flat()]);
  const names = new Set(files.flat().map((row) => readRow(row).name));
  expect(Object.keys(await loadHolidays(locale))).toEqual([...names].toSorted());
});

describe.each(Object.entries(countryData))('The file of %s', (_country, data) => {
  it('has its public holidays in order, each of one day', () => {
    expect(data.public).toEqual(data.public.toSorted());
    expect(data.public.map(readRow).every(({ from, to }) => from === to)).toBe(true);
  });
});
