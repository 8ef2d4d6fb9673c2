import { fieldLimits } from '@hearthstay/stay';

/** The limits of a feed, which is untrusted input. */
export const feedLimits = {
  /** Of the text after decompression, in bytes. */
  bytes: fieldLimits.calendarMegabytesMax * 1024 * 1024,
  events: 20_000,
  /** Days from today on; later stays are left out. */
  daysAhead: 730,
  /** Occurrences of one event from today on: one per hour. Earlier occurrences are skipped without computing them. */
  occurrences: 20_000,
  /** Of all events of a feed. */
  allOccurrences: 100_000,
  /** Unreadable events that are listed; the others are only counted. */
  unreadable: 50,
} as const;
