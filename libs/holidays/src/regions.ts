/** The countries whose holidays the product knows. */
export const holidayCountries = ['DE', 'AT', 'CH'] as const;

export type HolidayCountry = (typeof holidayCountries)[number];

/** The German and Austrian states and the Swiss cantons by their codes of ISO 3166-2. Texts have their names. */
export const holidayRegions = [
  ...(['DE-BW', 'DE-BY', 'DE-BE', 'DE-BB', 'DE-HB', 'DE-HH', 'DE-HE', 'DE-MV', 'DE-NI', 'DE-NW'] as const),
  ...(['DE-RP', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-SH', 'DE-TH'] as const),
  ...(['AT-1', 'AT-2', 'AT-3', 'AT-4', 'AT-5', 'AT-6', 'AT-7', 'AT-8', 'AT-9'] as const),
  ...(['CH-AG', 'CH-AI', 'CH-AR', 'CH-BE', 'CH-BL', 'CH-BS', 'CH-FR', 'CH-GE', 'CH-GL', 'CH-GR'] as const),
  ...(['CH-JU', 'CH-LU', 'CH-NE', 'CH-NW', 'CH-OW', 'CH-SG', 'CH-SH', 'CH-SO', 'CH-SZ', 'CH-TG'] as const),
  ...(['CH-TI', 'CH-UR', 'CH-VD', 'CH-VS', 'CH-ZG', 'CH-ZH'] as const),
] as const;

export type HolidayRegion = (typeof holidayRegions)[number];

export const countryOf = (region: HolidayRegion): HolidayCountry => region.slice(0, 2) as HolidayCountry;

export const regionsOf = (country: HolidayCountry): HolidayRegion[] =>
  holidayRegions.filter((region) => countryOf(region) === country);

/** The regions without school holidays in the data. Listed here because the panel is without the data. */
const withoutSchoolHolidays: ReadonlySet<HolidayRegion> = new Set(['CH-GE', 'CH-GR']);

/** Whether the data have school holidays of a region. */
export const hasSchoolHolidays = (region: HolidayRegion): boolean => !withoutSchoolHolidays.has(region);
