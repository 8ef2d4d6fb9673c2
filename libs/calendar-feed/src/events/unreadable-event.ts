import { createHash } from 'node:crypto';
import { addDays, isDay, type Day } from '@hearthstay/stay';
import type { NightRange } from '../nights';

/** An event that cannot be read as a whole. */
export interface UnreadableEvent {
  /** Identifies the event as long as its lines do not change, whatever its UID: some programs change that. */
  key: string;
  /** The first day at the property, as far as it can be read. */
  from: Day | null;
  /** The day of departure, as far as it can be read. */
  to: Day | null;
}

/** In nights. An event whose end cannot be read is over after these. */
export const longestStay = 60;

const keyOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(lines.filter((line) => !/^UID\b/i.test(line)).join('\n'))
    .digest('base64url')
    .slice(0, 22);

/** The day in a property, whatever is wrong with the rest of it. */
const dayIn = (lines: readonly string[], name: string): Day | null => {
  const line = lines.find((each) => each.toUpperCase().startsWith(name));
  const digits = /:\s*(\d{4})(\d{2})(\d{2})/.exec(line?.slice(name.length) ?? '');
  const day = digits?.slice(1).join('-');
  return isDay(day) ? day : null;
};

/**
 * What is known of an event that cannot be read.
 *
 * @param lines its content lines.
 * @param dayOf the day of a property at the house, if it can be read.
 */
export const unreadableEvent = (
  lines: readonly string[],
  dayOf: (property: string) => Day | null = () => null,
): UnreadableEvent => {
  const [from = null, to = null] = ['DTSTART', 'DTEND'].map((name) => dayOf(name) ?? dayIn(lines, name));
  return { key: keyOf(lines), from, to: from && to && to > from ? to : null };
};

/**
 * The nights that are known of an event that cannot be read: all of them, or the first one, or none.
 *
 * @throws RangeError for an event on the last day of the year 9999.
 */
export const knownNights = ({ from, to }: UnreadableEvent): NightRange | null =>
  from && { from, to: to ?? addDays(from, 1) };

/** Whether none of its nights can be ahead: it has ended, or has begun long ago, and does not recur. */
export const isSurelyPast = (lines: readonly string[], { from, to }: UnreadableEvent, today: Day): boolean => {
  if (!from || lines.some((line) => /^R(RULE|DATE)\b/i.test(line))) return false;
  return to ? to <= today : from <= addDays(today, -longestStay);
};
