import type { Day } from '@hearthstay/stay';
import type { UnreadableEvent } from './events/unreadable-event';

/** The options for reading a calendar. */
export interface ReadingOptions {
  /** Today at the property: earlier nights are left out. */
  today: Day;
  /** The zone of the property, IANA name. */
  timeZone: string;
  /** Whether only the events of Airbnb that are titled `Reserved` count. */
  onlyReserved: boolean;
  /**
   * Whether transparent events are left out. By default they count, because some programs mark stays as transparent.
   */
  skipTransparent: boolean;
  /** Whether an event of a few hours counts as a day. */
  includeShortTimed: boolean;
  /** The id of this installation, whose own feeds are refused; absent if the calendar cannot be such a feed. */
  installationId?: string;
}

/** Why an event does not count; `no-occurrence`: its rule has no day. */
export type ReasonLeftOut =
  ('cancelled' | 'transparent' | 'not-reserved' | 'short-timed' | 'past' | 'too-far' | 'unreadable') | 'no-occurrence';

/**
 * Why the reading of an event that counts is uncertain: its first day does not match its rule, its exceptions cannot be
 * read and are ignored, or its zone is unknown and replaced by that of the property.
 */
export type Warning = 'end-before-start' | 'starts-outside-rule' | 'unreadable-exception' | 'unknown-zone';

export type Remark = ReasonLeftOut | Warning;

export interface CalendarReading {
  /** The taken nights from today on, ascending. */
  nights: Day[];
  /** Those of them that not only the events in `unreadable` take. */
  readableNights: Day[];
  /** The number of events left out, by reason. */
  leftOut: Partial<Record<Remark, number>>;
  /** The number of events that count despite a defect, by reason. */
  warnings: Partial<Record<Remark, number>>;
  /** The unreadable events that are not past, without duplicates; at most `feedLimits.unreadable`. */
  unreadable: UnreadableEvent[];
}
