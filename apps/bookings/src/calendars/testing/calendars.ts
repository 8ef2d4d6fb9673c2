import type { RunningBookings } from '../../testing/start-bookings';
import { ReadSources } from '../sources/read-sources';

const inCalendar = (day: string) => day.replaceAll('-', '');

/** A calendar of another program. @param stays the day of arrival and of departure of each. */
export const calendarOf = (...stays: [string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...stays.flatMap(([from, to], index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'SUMMARY:Reserved - Grete Geheim',
      `DTSTART;VALUE=DATE:${inCalendar(from)}`,
      `DTEND;VALUE=DATE:${inCalendar(to)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Calendars are read when the test says so. @returns how it does. */
export const onlyWhenAsked = (instance: RunningBookings): (() => Promise<void>) => {
  const scheduled = instance.get(ReadSources);
  const run = scheduled.run.bind(scheduled);
  jest.spyOn(scheduled, 'run').mockResolvedValue();
  return () => run(new AbortController().signal);
};
