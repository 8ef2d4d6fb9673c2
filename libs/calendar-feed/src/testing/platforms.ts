/** Calendars in the format of the platforms, with invented data. */

const calendar = (lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Platform//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');

export const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

export const calendarOf = (...events: string[][]): string => calendar(events.flat());

/** Every event is titled `CLOSED - Not available`, and an edit usually changes its UID. */
export const bookingCom = calendar([
  'METHOD:PUBLISH',
  ...event(
    'DTSTART;VALUE=DATE:20310610',
    'DTEND;VALUE=DATE:20310613',
    'UID:8d2b7e@booking.com',
    'SUMMARY:CLOSED - Not available',
  ),
]);

/** Stays are titled `Reserved`; the other events are blocks and windows without bookings. The address is folded. */
export const airbnb = calendar([
  'CALSCALE:GREGORIAN',
  ...event(
    'DTEND;VALUE=DATE:20310605',
    'DTSTART;VALUE=DATE:20310602',
    'UID:1418fb94e984-aa@airbnb.com',
    'DESCRIPTION:Reservation URL: https://www.airbnb.example/hosting/reservations/',
    ' details/HMXXXX\\nPhone Number (Last 4 Digits): 0000',
    'SUMMARY:Reserved',
  ),
  ...event(
    'DTEND;VALUE=DATE:20310702',
    'DTSTART;VALUE=DATE:20310630',
    'UID:7f662ec65913-bb@airbnb.com',
    'SUMMARY:Airbnb (Not available)',
  ),
]);

/** Names of guests in the language of the account; past stays are kept. */
export const vrbo = calendar([
  ...event('UID:a1', 'DTSTART;VALUE=DATE:20300101', 'DTEND;VALUE=DATE:20300108', 'SUMMARY:Réservée - Élodie'),
  ...event('UID:a2', 'DTSTART;VALUE=DATE:20310720', 'DTEND;VALUE=DATE:20310727', 'SUMMARY:Reserved - Grete'),
  ...event('UID:a3', 'DTSTART;VALUE=DATE:20310727', 'DTEND;VALUE=DATE:20310728', 'SUMMARY:Blocked'),
]);

/** Timed events of Outlook, in zones with names of its own. */
export const outlook = calendar([
  'BEGIN:VTIMEZONE',
  'TZID:Custom Eastern',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'END:VTIMEZONE',
  ...event('UID:o1', 'DTSTART;TZID=Custom Eastern:20310601T170000', 'DTEND;TZID=Custom Eastern:20310603T190000'),
]);

/** Recurrence, a moved, a cancelled and an excluded occurrence, and a cancelled event. */
export const google = calendar([
  ...event(
    'UID:g1',
    'DTSTART;TZID=Europe/Berlin:20310602T160000',
    'DTEND;TZID=Europe/Berlin:20310603T100000',
    'RRULE:FREQ=WEEKLY;COUNT=5',
    'EXDATE;TZID=Europe/Berlin:20310609T160000',
  ),
  ...event(
    'UID:g1',
    'RECURRENCE-ID;TZID=Europe/Berlin:20310616T160000',
    'DTSTART;TZID=Europe/Berlin:20310617T160000',
    'DTEND;TZID=Europe/Berlin:20310618T100000',
  ),
  ...event(
    'UID:g1',
    'RECURRENCE-ID;TZID=Europe/Berlin:20310623T160000',
    'DTSTART;TZID=Europe/Berlin:20310623T160000',
    'DTEND;TZID=Europe/Berlin:20310624T100000',
    'STATUS:CANCELLED',
  ),
  ...event('UID:g2', 'DTSTART;VALUE=DATE:20310801', 'DTEND;VALUE=DATE:20310805', 'STATUS:CANCELLED'),
  ...event('UID:g3', 'DTSTART;VALUE=DATE:20310901', 'DTEND;VALUE=DATE:20310903', 'TRANSP:TRANSPARENT'),
  ...event('UID:g4', 'DTSTART:20310905T080000Z', 'DTEND:20310905T100000Z', 'SUMMARY:Plumber'),
]);

/** The time before the first season is one event, years long. */
export const bookingComBeforeItsSeason = calendar([
  'METHOD:PUBLISH',
  ...event('DTSTART;VALUE=DATE:20320101', 'DTEND;VALUE=DATE:20350101', 'SUMMARY:CLOSED - Not available'),
]);

/** Feeds of the first years of Airbnb: without time stamps, and with ends before starts. */
export const oldAirbnb = calendar([
  ...event('DTSTART;VALUE=DATE:20310610', 'DTEND;VALUE=DATE:20310609', 'SUMMARY:Not available'),
  ...event('DTSTART;VALUE=DATE:20310620', 'DTEND;VALUE=DATE:20310620', 'SUMMARY:Not available'),
]);

/** Stays without a confirmation. */
export const tentativeVrbo = calendar(
  event('DTSTART;VALUE=DATE:20310801', 'DTEND;VALUE=DATE:20310804', 'STATUS:TENTATIVE', 'SUMMARY:Tentative - Grete'),
);

/** A zone by Microsoft's name for it, with summer time. */
export const microsoftZone = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

export const microsoft = calendar([
  ...microsoftZone,
  ...event(
    'UID:m1',
    'DTSTART;TZID=W. Europe Standard Time:20310601T233000',
    'DTEND;TZID=W. Europe Standard Time:20310603T100000',
  ),
  ...event('UID:m2', 'DTSTART;VALUE=DATE:20310701', 'DTEND;VALUE=DATE:20310703', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'),
]);

/** Recurrence with lists of exceptions, further dates and an end. */
export const nextcloud = calendar([
  ...event(
    'UID:n1',
    'DTSTART;VALUE=DATE:20310701',
    'DURATION:P2D',
    'RRULE:FREQ=MONTHLY;COUNT=4',
    'EXDATE;VALUE=DATE:20310801,20310901',
  ),
  ...event('UID:n2', 'DTSTART;VALUE=DATE:20311101', 'DTEND;VALUE=DATE:20311103', 'RDATE;VALUE=DATE:20311110'),
  ...event(
    'UID:n3',
    'DTSTART;TZID=Europe/Berlin:20311201T160000',
    'DTEND;TZID=Europe/Berlin:20311202T100000',
    'RRULE:FREQ=WEEKLY;UNTIL=20311215T150000Z',
  ),
]);
