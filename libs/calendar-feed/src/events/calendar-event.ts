import ICAL from 'ical.js';
import type { Zone } from '../zones/zone';
import type { EventProperties } from './event-properties';
import { atClockOf, atHourOf, dateOf, type TimeValue } from './time-value';

/** The times of an event, as local times of one zone. */
export interface CalendarEvent {
  properties: EventProperties;
  uid: string;
  zone: Zone;
  start: ICAL.Time;
  /** `null` when the event has no end. */
  end: ICAL.Time | null;
  /** The occurrence of another event that this event replaces. */
  replaces: TimeValue | undefined;
}

const secondsPerDay = 86_400;
const midnight = { hour: 0, minute: 0, second: 0 };

const durationEnd = (start: ICAL.Time, text: string): ICAL.Time => {
  const duration = ICAL.Duration.fromString(text);
  const end = start.clone();
  if (start.isDate) end.adjust(Math.ceil(duration.toSeconds() / secondsPerDay), 0, 0, 0);
  else end.addDuration(duration);
  return end;
};

const endOf = (properties: EventProperties, { time: start, zone }: TimeValue): ICAL.Time | null => {
  const value = properties.time('DTEND');
  if (!value) return properties.has('DURATION') ? durationEnd(start, properties.raw('DURATION')[0] ?? '') : null;
  const end = atClockOf(zone, value);
  if (start.isDate) return dateOf(end);
  return end.isDate ? atHourOf(end, midnight) : end;
};

/** @throws RangeError or an error of ical.js for an unreadable event. */
export const calendarEvent = (properties: EventProperties): CalendarEvent => {
  const replaces = properties.time('RECURRENCE-ID');
  // A cancelled event need not contain its start.
  const start = properties.time('DTSTART') ?? replaces;
  if (!start) throw new RangeError('An event without a beginning');
  const end = endOf(properties, start);
  return { properties, uid: properties.text('UID'), zone: start.zone, start: start.time, end, replaces };
};

export const recurs = ({ properties }: CalendarEvent): boolean => properties.has('RRULE') || properties.has('RDATE');
