import { languageTag, type Locale } from '@hearthstay/locales';
import type { Day } from '../day/day';
import { formatDayWithoutYear, formatPlainDay } from './format-day';
import { leadingWeekday, yearOf } from './date-parts';

/**
 * Several days in a sentence, each year named once: "Fr., 27. November, Sa., 28. November und So., 29. November 2026"
 * or "Fri 27 November, Sat 28 November and Sun 29 November 2026".
 */
export const formatDays = (days: readonly Day[], locale: Locale): string => {
  const texts = days.map((day, index) => {
    const next = days[index + 1];
    const yearFollows = next !== undefined && yearOf(next) === yearOf(day);
    return leadingWeekday(day, locale) + (yearFollows ? formatDayWithoutYear : formatPlainDay)(day, locale);
  });
  return new Intl.ListFormat(languageTag(locale)).format(texts);
};
