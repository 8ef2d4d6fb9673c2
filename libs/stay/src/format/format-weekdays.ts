import { weekdayNames } from './format-month';
import type { DateLocale } from './date-parts';

/** ISO weekdays in a sentence, of which one is to be chosen: "Freitag oder Samstag" or "Friday or Saturday". */
export const formatWeekdays = (weekdays: readonly number[], locale: DateLocale): string => {
  const names = weekdayNames(locale, 'long');
  const chosen = [...weekdays].sort((one, other) => one - other).flatMap((weekday) => names[weekday - 1] ?? []);
  // British, as the order of the dates is: no comma before the last "or".
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' }).format(chosen);
};
