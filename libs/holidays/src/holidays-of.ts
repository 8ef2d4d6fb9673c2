import { parseDay, type Day, type StayRange } from '@hearthstay/stay';
import austria from './data/at.json' with { type: 'json' };
import germany from './data/de.json' with { type: 'json' };
import switzerland from './data/ch.json' with { type: 'json' };
import type { CountryData } from './country-data';
import { countryOf, type HolidayCountry, type HolidayRegion } from './regions';
import { readRow, type Row } from './row';

export interface Holiday {
  from: Day;
  /** The last day, which is included. */
  to: Day;
  /** The German name, by which `holidays.json` of each language has its own. */
  name: string;
}

export interface Holidays {
  publicHolidays: Holiday[];
  /** The last day until which the public holidays are known. */
  publicUntil: Day;
  /** Without overlaps. */
  schoolHolidays: Holiday[];
  /** The last day until which the school holidays are known; absent if none are. */
  schoolUntil?: Day;
}

export const countryData: Record<HolidayCountry, CountryData> = { DE: germany, AT: austria, CH: switzerland };

const publicRows = (region: HolidayRegion): Row[] =>
  countryData[countryOf(region)].public.map(readRow).filter(({ regions }) => regions?.includes(region) ?? true);

const schoolRows = (region: HolidayRegion): Row[] => (countryData[countryOf(region)].school[region] ?? []).map(readRow);

/** The end of the last year that has a public holiday. */
const endOfPublic = (country: HolidayCountry): Day => {
  const last = countryData[country].public.at(-1) ?? '0001';
  return parseDay(`${last.slice(0, 4)}-12-31`);
};

/** The end of the last holidays of more than one day: single free days are announced before all others. */
const endOfSchool = (rows: Row[]): Day | undefined => rows.findLast(({ from, to }) => from < to)?.to;

const holidayOf = ({ from, to, name }: Row): Holiday => ({ from, to, name });

/** The holidays of a region, those that have a day in the range. */
export const holidaysOf = (region: HolidayRegion, { start, end }: StayRange): Holidays => {
  const country = countryOf(region);
  const isShown = ({ from, to }: Row) => from <= end && start <= to;
  const school = schoolRows(region);
  const schoolUntil = endOfSchool(school);
  return {
    publicHolidays: publicRows(region).filter(isShown).map(holidayOf),
    publicUntil: endOfPublic(country),
    schoolHolidays: school.filter(isShown).map(holidayOf),
    ...(schoolUntil && { schoolUntil }),
  };
};
