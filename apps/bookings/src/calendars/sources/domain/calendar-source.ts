import type { CalendarReading } from '@hearthstay/calendar-feed';
import type { CalendarFields, ErrorCode, ErrorParams } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import type { ParsingAttempts } from './parsing-attempts';
import type { SourceDays } from './source-days';

/** The reason why the last reading failed. */
export interface Failure {
  at: Date;
  code: ErrorCode;
  params: ErrorParams;
  /** Failures in a row. */
  count: number;
  /** When the first of them happened. */
  since: Date;
}

/**
 * A calendar of another program whose taken days are claimed here. Its address is a secret and so is in no log, no
 * event and no response.
 */
export interface CalendarSource extends CalendarFields, SourceDays {
  id: string;
  etag?: string;
  lastModified?: string;
  /** SHA-256 of the last response and the options with which it was parsed. */
  contentHash?: string;
  /** The day on which it was parsed. */
  parsedOn?: Day;
  /** How many events of the last response were left out, by reason. */
  leftOut: CalendarReading['leftOut'];
  /** How many of them were put right, by reason. */
  warnings: CalendarReading['warnings'];
  /** The attempts to parse a response; `null` after a success. */
  parsing: ParsingAttempts | null;
  lastSuccess: Date | null;
  failure: Failure | null;
  /** When it is read individually; `null` while it is polled together with the others. */
  nextReadAt: Date | null;
  /** The id of the latest reading or change: a reading stores nothing when another one has followed. */
  readingId: string | null;
  /** Until then no other reading begins; `null` when none is in progress. */
  readingUntil: Date | null;
  /**
   * The conflicts that were reported to admins, each a night and the id of the booking or calendar that also has it.
   */
  warnedConflicts: string[];
}
