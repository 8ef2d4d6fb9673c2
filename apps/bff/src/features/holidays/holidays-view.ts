import type { HolidayChoice, HolidaysView, PublicSettings } from '@hearthstay/contracts';
import { holidaysOf } from '@hearthstay/holidays';
import { countryOf } from '@hearthstay/holidays/regions';
import { locales, localized, type Locale } from '@hearthstay/locales';
import { catalogueOf } from '@hearthstay/locales/catalogue';
import { loadHolidays, loadRegions } from '@hearthstay/locales/load-texts';
import { addDays, firstDayOf, lastBookableDay, monthOf, type Day, type StayRange } from '@hearthstay/stay';

const { load: loadTexts, textsIn } = catalogueOf(loadRegions);

/** The name of a holiday in each language, by its German name. */
const loadNames = async (): Promise<(name: string) => Record<Locale, string>> => {
  const names = new Map<Locale, Record<string, string>>();
  await Promise.all(locales.map(async (locale) => names.set(locale, await loadHolidays(locale))));
  return (name) => localized((locale) => names.get(locale)?.[name] ?? name);
};

/** The days of a month's grid before its first day, and from it on. */
const [daysBefore, daysFrom] = [6, 42];

/** The grids of all months in which days can be booked, which guests see. */
export const daysForGuests = (today: Day, { maxAdvanceBookingDays }: PublicSettings): StayRange => ({
  start: addDays(firstDayOf(monthOf(today)), -daysBefore),
  end: addDays(firstDayOf(monthOf(lastBookableDay(today, maxAdvanceBookingDays))), daysFrom - 1),
});

/** The holidays that a calendar of these days shows; `undefined` while the owner has chosen no region. */
export const holidaysView = async (
  { region, school }: HolidayChoice,
  days: StayRange,
): Promise<HolidaysView | undefined> => {
  if (region === '') return undefined;
  const [nameOf] = await Promise.all([loadNames(), ...locales.map(loadTexts)]);
  const { publicHolidays, publicUntil, schoolHolidays, schoolUntil } = holidaysOf(region, days);
  return {
    country: countryOf(region),
    place: localized((locale) => textsIn(locale)(`place.${region}`)),
    publicHolidays: publicHolidays.map(({ from, name }) => ({ day: from, name: nameOf(name) })),
    publicUntil,
    ...(school &&
      schoolUntil && {
        school: { holidays: schoolHolidays.map((one) => ({ ...one, name: nameOf(one.name) })), until: schoolUntil },
      }),
  };
};
