import { CalendarError } from '../calendar-error';

const beginning = 'BEGIN:VCALENDAR';
const end = 'END:VCALENDAR';

/** A property with one or several dates and no VALUE parameter, so that its default type would be a time. */
const bareDate = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;(?!VALUE=)[^:;]*)*):(\d{8}(?:,\d{8})*)$/i;

const withDateType = (line: string): string =>
  line.replace(bareDate, (_line, name: string, parameters: string, dates: string) => {
    const others = parameters.replace(/;TZID=[^;]*/i, '');
    return `${name}${others};VALUE=DATE:${dates}`;
  });

/**
 * A property with times whose TZID is not quoted although it contains a colon or a comma, such as `(UTC+01:00)
 * Amsterdam`.
 */
const bareTzid =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;[^:;"]*)*;TZID=)([^";]*[:,][^";]*?)((?:;[^:;"]*)*:[^:]*)$/i;

const withQuotedZone = (line: string): string => line.replace(bareTzid, '$1"$2"$3');

/** A name, then parameters or a value. Some programs put other lines between the properties. */
const isContentLine = (line: string): boolean => /^[A-Za-z0-9-]+[;:]/.test(line);

/**
 * The unfolded content lines of a calendar. Common defects are corrected: a byte order mark, any kind of line end,
 * lines without a name, zone names without quotes, dates that are declared as times.
 *
 * @throws CalendarError `CALENDAR_INVALID` when the text does not begin as a calendar, `CALENDAR_INCOMPLETE` when it
 *   does not end as one.
 */
export const contentLines = (text: string): string[] => {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  const first = trimmed.slice(0, beginning.length).toUpperCase();
  if (first !== beginning) throw new CalendarError('CALENDAR_INVALID');
  if (!trimmed.toUpperCase().endsWith(end)) throw new CalendarError('CALENDAR_INCOMPLETE');
  const unfolded = trimmed.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
  return unfolded
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(isContentLine)
    .map(withQuotedZone)
    .map(withDateType);
};
