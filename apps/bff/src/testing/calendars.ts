import type { CalendarFeed, CalendarSource } from '@hearthstay/contracts';

export const calendarSource: CalendarSource = {
  id: 'calendar-1',
  name: 'Airbnb',
  url: 'https://www.airbnb.com/…',
  color: 'red',
  options: { onlyReserved: false, skipTransparent: false, includeShortTimed: false },
  paused: false,
  lastSuccess: null,
  lastError: { code: 'CALENDAR_REFUSED', params: { status: 403 }, at: '2026-07-01T10:00:00.000Z' },
  nextRead: '2026-07-01T10:30:00.000Z',
  days: 3,
  conflicts: [],
  hasVanished: false,
  isReading: false,
  leftOut: [],
  warnings: [],
  unreadable: [],
};

export const offeredFeed: CalendarFeed = {
  id: 'feed-1',
  name: 'Airbnb',
  calendarId: 'calendar-1',
  withNames: false,
  reads: [{ at: '2026-07-01T10:00:00.000Z', userAgent: 'Airbnb' }],
};

export const feedText = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
