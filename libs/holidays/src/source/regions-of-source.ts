import { countryOf, type HolidayCountry, type HolidayRegion, regionsOf } from '../regions';

/** Where the codes of OpenHolidays differ from ISO 3166-2. */
const otherCodes: Partial<Record<string, HolidayRegion>> = {
  'AT-BL': 'AT-1',
  'AT-KÄ': 'AT-2',
  'AT-NÖ': 'AT-3',
  'AT-OÖ': 'AT-4',
  'AT-SB': 'AT-5',
  'AT-SM': 'AT-6',
  'AT-TI': 'AT-7',
  'AT-VA': 'AT-8',
  'AT-WI': 'AT-9',
  // The general schools; vocational schools have other holidays.
  'DE-MV-ABS': 'DE-MV',
};

const regionOf = (country: HolidayCountry, code: string): HolidayRegion | undefined => {
  const name = `${country}-${code.toUpperCase()}`;
  return otherCodes[name] ?? regionsOf(country).find((region) => region === name && countryOf(region) === country);
};

/** The regions among the codes. Districts, municipalities and islands are left out. */
export const regionsAmong = (country: HolidayCountry, codes: string): HolidayRegion[] =>
  codes.split(',').flatMap((code) => regionOf(country, code.trim()) ?? []);
