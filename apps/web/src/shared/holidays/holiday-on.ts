import type { HolidaysView } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import type { Day } from '@hearthstay/stay';
import type { TFunction } from 'i18next';

/** What a day of the calendar shows of its holidays: one mark, and all names. */
export interface DayHoliday {
  /** A day that is both has the mark of a public holiday. */
  kind: 'public' | 'school';
  /** "Feiertag: Karfreitag, Schulferien: Osterferien" */
  text: string;
}

/** `null` for a day that is no holiday. */
export const holidayOn = (
  day: Day,
  { publicHolidays, school }: HolidaysView,
  { t, locale }: { t: TFunction<'home'>; locale: Locale },
): DayHoliday | null => {
  const ofDay = publicHolidays.filter((holiday) => holiday.day === day);
  const around = school?.holidays.filter(({ from, to }) => from <= day && day <= to) ?? [];
  const names = [
    ...ofDay.map(({ name }) => t('holidays.nameOfPublic', { name: name[locale] })),
    ...around.map(({ name }) => t('holidays.nameOfSchool', { name: name[locale] })),
  ];
  return names.length === 0 ? null : { kind: ofDay.length > 0 ? 'public' : 'school', text: names.join(', ') };
};
