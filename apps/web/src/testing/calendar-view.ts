import type { CalendarView } from '@hearthstay/contracts';

/** A calendar of another platform that was read without warnings. */
export const calendarView = (changes: Partial<CalendarView> = {}): CalendarView => ({
  id: 'a',
  name: 'Airbnb',
  url: 'https://www.airbnb.com/…',
  color: 'red',
  options: { onlyReserved: false, skipTransparent: false, includeShortTimed: false },
  paused: false,
  lastSuccess: '2026-12-08T10:00:00.000Z',
  lastError: null,
  nextRead: '2026-12-08T10:15:00.000Z',
  days: 12,
  conflicts: [],
  hasVanished: false,
  isReading: false,
  leftOut: [],
  warnings: [],
  unreadable: [],
  ...changes,
});
