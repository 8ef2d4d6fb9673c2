import { addDays, parseDay } from '@hearthstay/stay';
import { median, type Metric } from '@hearthstay/testing/measuring';
import ICAL from 'ical.js';
import { readCalendar } from '../read-calendar';

const today = parseDay('2031-01-01');
const inCalendar = (days: number) => addDays(today, days).replaceAll('-', '');

/** Single stays, as platforms send them. */
const stays = Array.from({ length: 500 }, (_, index) => [
  'BEGIN:VEVENT',
  `UID:${index}@platform.example`,
  'DTSTAMP:20310101T000000Z',
  'SUMMARY:Reserved',
  'DESCRIPTION:Reservation URL: https://platform.example/reservations/details/HMABCDEFGH\\nPhone: 1234',
  `DTSTART;VALUE=DATE:${inCalendar(index)}`,
  `DTEND;VALUE=DATE:${inCalendar(index + 2)}`,
  'END:VEVENT',
]);
const calendar = Buffer.from(
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Platform//EN', ...stays.flat(), 'END:VCALENDAR', ''].join('\r\n'),
);
const options = {
  ...{ today, timeZone: 'Europe/Berlin', installationId: 'none' },
  ...{ onlyReserved: false, skipTransparent: false, includeShortTimed: false },
};

const millisecondsOf = (work: () => unknown): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

/** Measured alternately, because the speed of a machine changes. */
export default (): Metric[] => {
  const read = () => readCalendar(calendar, options);
  const parse = () => ICAL.parse(calendar.toString());
  const pairs = Array.from({ length: 15 }, () => [millisecondsOf(read), millisecondsOf(parse)] as const).slice(5);
  const reading = median(pairs.map(([ms]) => ms));
  return [
    { name: 'reading a calendar of 500 stays', value: reading, unit: 'ms' },
    { name: 'the same, times ICAL.parse of it', value: median(pairs.map(([ms, parsing]) => ms / parsing)), unit: '' },
  ];
};
