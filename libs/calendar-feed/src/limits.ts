/** What a feed may ask of the program. */
export const feedLimits = {
  /** Of the text after decompression, in bytes. */
  bytes: 4 * 1024 * 1024,
  events: 20_000,
  /** Days from today on; a stay further ahead is left out. */
  daysAhead: 730,
  /** Occurrences of one event from today on: one an hour. Those before today cost nothing. */
  occurrences: 20_000,
  /** Of all events of a feed. */
  allOccurrences: 100_000,
  /** Events that cannot be read and are named; the others are counted. */
  unreadable: 50,
} as const;
