import { CalendarError } from '../calendar-error';
import { feedLimits } from '../limits';
import { propertyName } from './property-name';

/** The content lines of the components that can take nights. */
export interface CalendarLines {
  events: string[][];
  freeBusy: string[][];
  timeZones: string[][];
}

/**
 * The properties with the times of an event, and those that decide whether it counts. Names and addresses of guests are
 * in other properties, which are dropped here.
 */
const eventProperties = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'SUMMARY', 'FREEBUSY'],
]);

const names = [
  ...['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VALARM', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'],
  ...['VAVAILABILITY', 'AVAILABLE', 'PARTICIPANT', 'VLOCATION', 'VRESOURCE', 'VPOLL', 'VOTER', 'VOTE', 'X-[A-Z0-9-]+'],
];
/** The start or end of a component. Other lines of this form belong to a text with line breaks. */
const boundary = new RegExp(`^(BEGIN|END): *(${names.join('|')})$`, 'i');

/**
 * Splits a calendar into its events and time zones, without alarms and other components.
 *
 * @throws CalendarError `CALENDAR_INCOMPLETE` when a component is not closed, `CALENDAR_TOO_MANY_EVENTS`.
 */
export const componentsOf = (lines: readonly string[]): CalendarLines => {
  const found: CalendarLines = { events: [], freeBusy: [], timeZones: [] };
  const open: string[] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    const [, place, component = ''] = boundary.exec(line.toUpperCase()) ?? [];
    if (place === 'BEGIN') {
      open.push(component);
      if (open.length === 2) current = startIn(found, component);
    }
    if (isWanted(open, line, place)) current?.push(line);
    if (place === 'END' && open.pop() !== component) throw new CalendarError('CALENDAR_INCOMPLETE');
  }
  if (open.length > 0) throw new CalendarError('CALENDAR_INCOMPLETE');
  return found;
};

const startIn = ({ events, freeBusy, timeZones }: CalendarLines, component: string): string[] => {
  const lines: string[] = [];
  if (component === 'VTIMEZONE') timeZones.push(lines);
  if (component === 'VEVENT') events.push(lines);
  if (component === 'VFREEBUSY') freeBusy.push(lines);
  if (events.length + freeBusy.length > feedLimits.events) throw new CalendarError('CALENDAR_TOO_MANY_EVENTS');
  return lines;
};

const isWanted = (open: readonly string[], line: string, place: string | undefined): boolean => {
  if (open[1] === 'VTIMEZONE') return place !== undefined || !/^(BEGIN|END):/i.test(line);
  return open.length === 2 && place === undefined && eventProperties.has(propertyName(line));
};
