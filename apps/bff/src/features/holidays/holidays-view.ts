import type { HolidayChoice, HolidaysView, PublicSettings } from '@hearthstay/contracts';
import { holidaysOf } from '@hearthstay/holidays';
import { locales, localized } from '@hearthstay/locales';
import { catalogueOf } from '@hearthstay/locales/catalogue';
import { loadRegions } from '@hearthstay/locales/load-texts';
import { addDays, firstDayOf, lastBookableDay, monthOf, type Day, type StayRange } from '@hearthstay/stay';

const { load: loadTexts, textsIn } = catalogueOf(loadRegions);

/** The days of a month's grid before its first day, and from it on. */
const [daysBefore, daysFrom] = [6, 42];

/** The grids of all months in which days can be booked. */
const shownDays = (today: Day, { maxAdvanceBookingDays }: PublicSettings): StayRange => ({
  start: addDays(firstDayOf(monthOf(today)), -daysBefore),
  end: addDays(firstDayOf(monthOf(lastBookableDay(today, maxAdvanceBookingDays))), daysFrom - 1),
});

/** The holidays that the calendar shows; `undefined` while the owner has chosen no region. */
export const holidaysView = async (
  { region, school }: HolidayChoice,
  settings: PublicSettings,
  today: Day,
): Promise<HolidaysView | undefined> => {
  if (region === '') return undefined;
  await Promise.all(locales.map(loadTexts));
  const { publicHolidays, publicUntil, schoolHolidays, schoolUntil } = holidaysOf(region, shownDays(today, settings));
  return {
    place: localized((locale) => textsIn(locale)(`place.${region}`)),
    publicHolidays: publicHolidays.map(({ from, name }) => ({ day: from, name })),
    publicUntil,
    ...(school && schoolUntil && { school: { holidays: schoolHolidays, until: schoolUntil } }),
  };
};
