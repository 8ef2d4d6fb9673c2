import type { UnreadableEvent } from '@hearthstay/calendar-feed';
import { addDays, type Day } from '@hearthstay/stay';
import { firstDayInFeeds } from '../../outgoing/domain/first-day-in-feeds';
import { claimedBy, unreadableNights, type UnreadableNights } from './unreadable-nights';

/** A night that a platform shows as taken because it has read it from us. */
export interface Echo {
  day: Day;
  /** When the day was freed here; `null` while it is taken here. */
  orphanedAt: Date | null;
}

/** The result of the last reading of a source. */
export interface SourceDays {
  /** The taken nights, ascending. */
  nights: Day[];
  /** Nights before today that it had from its own guests, ascending: our feeds show stays in progress as a whole. */
  pastNights: Day[];
  /** Those of `nights` that are echoes. */
  echoes: Echo[];
  /** The events that cannot be read. */
  unreadable: UnreadableNights[];
  /** The number of consecutive readings without nights, since the source lost all of them at once. */
  vanished: { reads: number; lastAt: Date } | null;
}

export const noDays: SourceDays = { nights: [], pastNights: [], echoes: [], unreadable: [], vanished: null };

/** The data with which a reading is compared. */
export interface ReadingContext {
  today: Day;
  now: Date;
  /** The nights that the platform has read from us. */
  exported: ReadonlySet<Day>;
  /** Whether the owner frees the days of a calendar that has lost all of them. */
  freesVanished: boolean;
}

/**
 * The number of readings without nights, and their minimum distance, after which a calendar that has lost all nights
 * counts as empty.
 */
export const emptyReads = 3;
export const emptyReadsApartMs = 30 * 60_000;

const vanishing = (before: SourceDays['vanished'], now: Date): NonNullable<SourceDays['vanished']> => {
  if (!before) return { reads: 1, lastAt: now };
  if (now.getTime() - before.lastAt.getTime() < emptyReadsApartMs) return before;
  return { reads: before.reads + 1, lastAt: now };
};

const echoesIn = (nights: readonly Day[], before: readonly Echo[], { exported, now }: ReadingContext): Echo[] => {
  const known = new Map(before.map((echo) => [echo.day, echo]));
  return nights.flatMap((day): Echo[] => {
    if (exported.has(day)) return [{ day, orphanedAt: null }];
    const echo = known.get(day);
    return echo ? [{ day, orphanedAt: echo.orphanedAt ?? now }] : [];
  });
};

/** The data of a complete calendar. */
export interface SaidDays {
  readableNights: readonly Day[];
  unreadable: readonly UnreadableEvent[];
}

/** The nights of a source that no unreadable event claims. */
const readableNightsOf = ({ nights, unreadable }: SourceDays): Day[] => {
  const ofUnreadable = claimedBy(unreadable);
  return nights.filter((night) => !ofUnreadable.has(night));
};

/** What the calendar said in the last reading of a source. */
export const lastSaid = (source: SourceDays): SaidDays => ({
  readableNights: source.vanished ? [] : readableNightsOf(source),
  unreadable: source.unreadable,
});

const takenNights = (readable: readonly Day[], unreadable: readonly UnreadableNights[]): Day[] =>
  [...new Set([...readable, ...claimedBy(unreadable)])].sort();

/**
 * The days of a source after a complete reading, without those of the past. Everything readable follows the calendar.
 * One that has lost every readable day at once keeps them until further readings confirm it.
 */
export const afterReading = (before: SourceDays, said: SaidDays, context: ReadingContext): SourceDays => {
  const known = readableNightsOf(before).filter((day) => day >= context.today);
  const readable = new Set(said.readableNights.filter((day) => day >= context.today));
  const unreadable = unreadableNights(said.unreadable, before, { today: context.today, readable });
  const nightsFollowing = takenNights([...readable], unreadable);
  const hasVanished = readable.size === 0 && known.some((day) => !nightsFollowing.includes(day));
  let vanished = hasVanished ? vanishing(before.vanished, context.now) : null;
  if (vanished && (context.freesVanished || vanished.reads >= emptyReads)) vanished = null;
  const nights = vanished ? takenNights(known, unreadable) : nightsFollowing;
  return {
    nights,
    pastNights: pastNightsAfter(before, context.today),
    echoes: echoesIn(nights, before.echoes, context),
    unreadable,
    vanished,
  };
};

/** The days of a source after its owner has freed the nights of an unreadable event. */
export const afterFreeing = (before: SourceDays, key: string): SourceDays => {
  const unreadable = before.unreadable.map((event) => (event.key === key ? { ...event, isFreed: true } : event));
  const nights = takenNights(readableNightsOf(before), unreadable);
  const taken = new Set(nights);
  return { ...before, nights, unreadable, echoes: before.echoes.filter(({ day }) => taken.has(day)) };
};

const pastNightsAfter = (before: SourceDays, today: Day): Day[] =>
  nightsForFeeds(before).filter((day) => day >= firstDayInFeeds(today) && day < today);

/** The nights of a source in our feeds. */
export const nightsForFeeds = (source: Pick<SourceDays, 'nights' | 'pastNights' | 'echoes'>): Day[] =>
  [...new Set([...source.pastNights, ...ownNights(source)])].sort();

/** The number of reads by a platform after which an echo of a freed day is dropped. */
const readsUntilRemnant = 2;

/** @param readAt the times at which the platform has read our days. */
export const isRemnant = ({ orphanedAt }: Echo, readAt: readonly Date[]): boolean =>
  orphanedAt !== null && readAt.filter((at) => at > orphanedAt).length >= readsUntilRemnant;

/**
 * The days that a source claims. Where stays hold days, a stay includes its day of departure; an echo already includes
 * it, and would otherwise grow by a day in each cycle.
 *
 * @param options `unit`: whether the days of the house are nights; `readAt`: the times at which the platform has read
 *   our days.
 */
export const claimedDays = (
  { nights, echoes }: Pick<SourceDays, 'nights' | 'echoes'>,
  { unit, readAt }: { unit: 'days' | 'nights'; readAt: readonly Date[] },
): Day[] => {
  const ofEcho = new Map(echoes.map((echo) => [echo.day, echo]));
  const days = nights.flatMap((day) => {
    const echo = ofEcho.get(day);
    if (echo) return isRemnant(echo, readAt) ? [] : [day];
    return unit === 'nights' ? [day] : [day, addDays(day, 1)];
  });
  return [...new Set(days)].sort();
};

/** The nights that a source has from its own guests. */
export const ownNights = ({ nights, echoes }: Pick<SourceDays, 'nights' | 'echoes'>): Day[] => {
  const echoed = new Set(echoes.map(({ day }) => day));
  return nights.filter((day) => !echoed.has(day));
};
