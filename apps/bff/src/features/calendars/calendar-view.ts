import type { CalendarSource, CalendarView, Locale } from '@hearthstay/contracts';
import { sentence } from '../../platform/sentences/sentence';

/** A calendar with the sentence of its last error, in the language of the request. */
export const calendarView = ({ lastError, ...source }: CalendarSource, locale: Locale): CalendarView => ({
  ...source,
  lastError: lastError && { ...lastError, message: sentence(locale, lastError.code, lastError.params) },
});
