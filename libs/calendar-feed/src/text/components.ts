import { CalendarError } from '../calendar-error';
import { feedLimits } from '../limits';

/** The content lines of the components that say when the house is taken. */
export interface CalendarLines {
  events: string[][];
  timeZones: string[][];
}

/**
 * The properties that say when something is and whether it counts. Names and addresses of guests are in others, which
 * go no further than here.
 */
const eventProperties = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'SUMMARY'],
]);

const nameOf = (line: string): string => (/^[^;:]+/.exec(line)?.[0] ?? '').toUpperCase();
const valueOf = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toUpperCase();

/**
 * Splits a calendar into its events and time zones, without alarms and whatever else is in them.
 *
 * @throws CalendarError `CALENDAR_INCOMPLETE` when a component does not end where it must, `CALENDAR_TOO_MANY_EVENTS`.
 */
export const componentsOf = (lines: readonly string[]): CalendarLines => {
  const found: CalendarLines = { events: [], timeZones: [] };
  const open: string[] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    const name = nameOf(line);
    if (name === 'BEGIN') {
      open.push(valueOf(line));
      if (open.length === 2) {
        current = [];
        if (open[1] === 'VEVENT') found.events.push(current);
        else if (open[1] === 'VTIMEZONE') found.timeZones.push(current);
        if (found.events.length > feedLimits.events) throw new CalendarError('CALENDAR_TOO_MANY_EVENTS');
      }
    }
    if (isWanted(open, name)) current?.push(line);
    if (name === 'END' && open.pop() !== valueOf(line)) throw new CalendarError('CALENDAR_INCOMPLETE');
  }
  if (open.length > 0) throw new CalendarError('CALENDAR_INCOMPLETE');
  return found;
};

const isWanted = (open: readonly string[], name: string): boolean => {
  if (open[1] === 'VTIMEZONE') return true;
  return open.length === 2 && (name === 'BEGIN' || name === 'END' || eventProperties.has(name));
};
