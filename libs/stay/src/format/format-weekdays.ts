import { languageTag, type Locale } from '@hearthstay/locales';
import { weekdayNames } from './format-month';

/** ISO weekdays in a sentence, of which one is to be chosen: "Freitag oder Samstag" or "Friday or Saturday". */
export const formatWeekdays = (weekdays: readonly number[], locale: Locale): string => {
  const names = weekdayNames(locale, 'long');
  const chosen = [...weekdays].sort((one, other) => one - other).flatMap((weekday) => names[weekday - 1] ?? []);
  return new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(chosen);
};
