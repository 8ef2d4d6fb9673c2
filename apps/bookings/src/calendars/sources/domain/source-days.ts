import { addDays, type Day } from '@hearthstay/stay';

/** A night that a platform shows as taken because it has read it from us. */
export interface Echo {
  day: Day;
  /** Since when nobody here has the day any more; `null` while somebody has. */
  orphanedAt: Date | null;
}

/** What a source has said at its last reading. */
export interface SourceDays {
  /** The nights that it says are taken, ascending. */
  nights: Day[];
  /** Those of them that are echoes. */
  echoes: Echo[];
  /** How often in a row the source had no nights at all, since it had lost all of them at once. */
  vanished: { reads: number; lastAt: Date } | null;
}

export const noDays: SourceDays = { nights: [], echoes: [], vanished: null };

/** What a reading is compared with. */
export interface ReadingContext {
  today: Day;
  now: Date;
  /** The nights that the platform has read from us. */
  exported: ReadonlySet<Day>;
  /** Whether the owner says that days that have all vanished are free. */
  freesVanished: boolean;
}

/** Reads without any night, so far apart, until a calendar that has lost all of them is believed. */
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

/**
 * What a source says after a complete reading. Days of the past are no longer in it. A reading of which a part could
 * not be understood frees nothing, and one that has lost every day at once only when it stays so.
 */
export const afterReading = (
  before: SourceDays,
  reading: { nights: readonly Day[]; isWhole: boolean },
  context: ReadingContext,
): SourceDays => {
  const known = before.nights.filter((day) => day >= context.today);
  let nights = [...reading.nights];
  if (!reading.isWhole) nights = [...new Set([...known, ...nights])].sort();
  const hasVanished = nights.length === 0 && known.length > 0;
  let vanished = hasVanished ? vanishing(before.vanished, context.now) : null;
  if (vanished && (context.freesVanished || vanished.reads >= emptyReads)) vanished = null;
  if (vanished) nights = known;
  return { nights, echoes: echoesIn(nights, before.echoes, context), vanished };
};

/** How often a platform reads our days until an echo that nobody here has is a remnant. */
const readsUntilRemnant = 2;

/** @param readAt when the platform has read our days. */
export const isRemnant = ({ orphanedAt }: Echo, readAt: readonly Date[]): boolean =>
  orphanedAt !== null && readAt.filter((at) => at > orphanedAt).length >= readsUntilRemnant;

/**
 * The days that a source claims. Where guests share no day, a stay has its day of departure, too; an echo has it
 * already, and would grow by a day each time that it goes round.
 *
 * @param options `unit`: whether the days of the house are nights; `readAt`: when the platform has read our days.
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
