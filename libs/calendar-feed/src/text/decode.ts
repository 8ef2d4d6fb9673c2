import { CalendarError } from '../calendar-error';

/**
 * The text of a response. Some programs write Latin-1 although calendars are UTF-8; the dates are the same in both.
 *
 * @throws CalendarError `CALENDAR_INVALID` when it contains NUL, as binary files do.
 */
export const decodeCalendar = (bytes: Uint8Array): string => {
  if (bytes.includes(0)) throw new CalendarError('CALENDAR_INVALID');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
};
