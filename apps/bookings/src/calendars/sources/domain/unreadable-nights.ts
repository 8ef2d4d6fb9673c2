import { feedLimits, knownNights, longestStay, nightsIn, type UnreadableEvent } from '@hearthstay/calendar-feed';
import { addDays, type Day } from '@hearthstay/stay';

/** An event that cannot be read, with the nights that stay taken because of it. */
export interface UnreadableNights extends UnreadableEvent {
  /** Without those that a readable event has as well; ascending. */
  nights: Day[];
  /** Whether the owner has freed them. */
  isFreed: boolean;
}

const sorted = (nights: Iterable<Day>): Day[] => [...new Set(nights)].sort();

/** The nights that unreadable events claim. */
export const claimedBy = (events: readonly UnreadableNights[]): Set<Day> =>
  new Set(events.filter(({ isFreed }) => !isFreed).flatMap(({ nights }) => nights));

/** The night from which an event may still go on: today for one that has begun. */
const firstNight = ({ from }: UnreadableEvent, today: Day): Day | null => {
  if (from === null || from >= today) return from;
  return addDays(from, longestStay) > today ? today : null;
};

/** The consecutive nights from one on. */
function* runFrom(night: Day | null, among: ReadonlySet<Day>): Generator<Day> {
  for (let next = night; next !== null && among.has(next); next = addDays(next, 1)) yield next;
}

/**
 * The nights of the unreadable events of a reading: those that are known, and for an event that is new in this form the
 * consecutive nights from its first one on that were taken before and that no readable event explains. They may be too
 * many, until the owner frees them, but not too few.
 *
 * @param before `nights`: the taken ones before this reading.
 */
export const unreadableNights = (
  events: readonly UnreadableEvent[],
  before: { nights: readonly Day[]; unreadable: readonly UnreadableNights[] },
  { today, readable }: { today: Day; readable: ReadonlySet<Day> },
): UnreadableNights[] => {
  const lastDay = addDays(today, feedLimits.daysAhead);
  const counts = (night: Day) => night >= today && night < lastDay && !readable.has(night);
  const unexplained = new Set(before.nights.filter(counts));
  return events.map(({ key, from, to }) => {
    const event = { key, from, to };
    const former = before.unreadable.find((each) => each.key === key);
    const known = knownNights(event);
    const nights = [
      ...(known ? nightsIn([known]) : []),
      ...(former ? former.nights : runFrom(firstNight(event, today), unexplained)),
    ];
    return { ...event, nights: sorted(nights.filter(counts)), isFreed: former?.isFreed ?? false };
  });
};
