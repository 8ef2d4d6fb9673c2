import type { Day } from '@hearthstay/stay';
import type { UnreadableEvent } from './events/unreadable-event';

/** How a calendar is to be read. */
export interface ReadingOptions {
  /** The day it is at the property: nights before it are left out. */
  today: Day;
  /** The zone of the property, IANA name. */
  timeZone: string;
  /** Whether of Airbnb's events only those titled `Reserved` count. */
  onlyReserved: boolean;
  /** Whether events that do not block time are left out; by default they count, because some programs mark stays so. */
  skipTransparent: boolean;
  /** Whether an event of some hours counts as its day. */
  includeShortTimed: boolean;
  /** The identity of this installation in its feeds, which are refused; absent where no feed can be its own. */
  installationId?: string;
}

/** Why an event does not count; `no-occurrence`: its rule names no day. */
export type ReasonLeftOut =
  ('cancelled' | 'transparent' | 'not-reserved' | 'short-timed' | 'past' | 'too-far' | 'unreadable') | 'no-occurrence';

/**
 * Why an event that counts may be read otherwise than it was meant: its first day is none of its rule and counts, its
 * exceptions cannot be read and do not count, or its zone is unknown and that of the property is used.
 */
export type Warning = 'end-before-start' | 'starts-outside-rule' | 'unreadable-exception' | 'unknown-zone';

export type Remark = ReasonLeftOut | Warning;

export interface CalendarReading {
  /** The nights from today on that the calendar says are taken, ascending. */
  nights: Day[];
  /** Those of them that are not only known of the events in `unreadable`. */
  readableNights: Day[];
  /** How many events were left out, by reason. */
  leftOut: Partial<Record<Remark, number>>;
  /** How many events count although something is wrong or unclear, by reason. */
  warnings: Partial<Record<Remark, number>>;
  /** The events that cannot be read and are not past, each once; at most as many as `feedLimits.unreadable`. */
  unreadable: UnreadableEvent[];
}
