import type { CalendarView } from '@hearthstay/contracts';
import { calendarsKey } from '@web/panel/panel-data';
import { useQuery } from '@web/shared/api/use-query';

/** The calendars of other platforms that are read. */
export const useCalendars = () =>
  useQuery<CalendarView[]>(calendarsKey, {
    repeatWhile: (calendars) => calendars.some(({ isReading }) => isReading),
  });
