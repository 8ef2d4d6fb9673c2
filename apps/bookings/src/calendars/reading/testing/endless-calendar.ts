/**
 * A calendar that its parser never finishes: the zone of its event changes its clocks on a day that never is, and
 * ical.js stores each day that it has looked at.
 */
export const endlessCalendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VTIMEZONE',
  'TZID:Nowhere',
  'BEGIN:STANDARD',
  'DTSTART:20310601T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=DAILY;BYDAY=MO;BYMONTH=2;BYMONTHDAY=31',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Nowhere:20310701T160000',
  'DTEND;TZID=Nowhere:20310704T100000',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
