import type { CalendarView } from '@hearthstay/contracts';
import { useQuery } from '@web/shared/api/use-query';

export const calendarsKey = '/admin/calendars';

/** The calendars of others that are read. */
export const useCalendars = () =>
  useQuery<CalendarView[]>(calendarsKey, {
    repeatWhile: (calendars) => calendars.some(({ isReading }) => isReading),
  });
