import { createHash } from 'node:crypto';
import { addDays, isDay, type Day } from '@hearthstay/stay';
import type { NightRange } from '../nights';

/** An event of which at least one property cannot be parsed. */
export interface UnreadableEvent {
  /** Identifies the event until its lines change. The UID is ignored, because some programs change it. */
  key: string;
  /** The first day at the property, as far as it can be read. */
  from: Day | null;
  /** The day of departure, as far as it can be read. */
  to: Day | null;
}

/** In nights. An event with an unreadable end counts as over after this time. */
export const longestStay = 60;

const keyOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(lines.filter((line) => !/^UID\b/i.test(line)).join('\n'))
    .digest('base64url')
    .slice(0, 22);

/** The day in a property, even if the rest of the value is invalid. */
const dayIn = (lines: readonly string[], name: string): Day | null => {
  const line = lines.find((each) => each.toUpperCase().startsWith(name));
  const digits = /:\s*(\d{4})(\d{2})(\d{2})/.exec(line?.slice(name.length) ?? '');
  const day = digits?.slice(1).join('-');
  return isDay(day) ? day : null;
};

/**
 * The readable part of an unreadable event.
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
 * The nights that an unreadable event takes for sure: all of them, the first one, or none.
 *
 * @throws RangeError for an event on the last day of the year 9999.
 */
export const knownNights = ({ from, to }: UnreadableEvent): NightRange | null =>
  from && { from, to: to ?? addDays(from, 1) };

/** Whether none of its nights can be in the future: it has ended or began long ago, and does not recur. */
export const isSurelyPast = (lines: readonly string[], { from, to }: UnreadableEvent, today: Day): boolean => {
  if (!from || lines.some((line) => /^R(RULE|DATE)\b/i.test(line))) return false;
  return to ? to <= today : from <= addDays(today, -longestStay);
};
