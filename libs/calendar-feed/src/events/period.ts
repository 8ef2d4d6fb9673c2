import ICAL from 'ical.js';
import type { Zone } from '../zones/zone';
import { timeValue, type TimeValue } from './time-value';

/**
 * Parses a period, which has an end or a duration.
 *
 * @param value as ical.js has split it.
 * @throws RangeError
 */
export const periodOf = (value: unknown, zone: Zone): { start: TimeValue; end: TimeValue } => {
  const [from, until] = (Array.isArray(value) ? value : []).map(String);
  if (from === undefined || until === undefined) throw new RangeError('Not a period');
  const start = timeValue(from, zone);
  if (!/^[+-]?P/i.test(until)) return { start, end: timeValue(until, zone) };
  const time = start.time.clone();
  time.addDuration(ICAL.Duration.fromString(until));
  return { start, end: { time, zone: start.zone } };
};
