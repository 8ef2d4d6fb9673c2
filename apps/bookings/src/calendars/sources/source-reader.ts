import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CalendarReading, ReadingOptions } from '@hearthstay/calendar-feed';
import { DomainError, type CalendarOptions } from '@hearthstay/contracts';
import { PropertyClock } from '../../property-clock';
import { ExportedNights } from '../outgoing/exported-nights';
import { InstallationRepository } from '../persistence/installation.repository';
import { CalendarParser } from '../reading/calendar-parser';
import { FeedRefusal, fetchFeed, type FetchOptions } from '../reading/fetch-feed';
import { ParserKilled, type Parsing } from '../reading/parse-in-child-process';
import type { CalendarSource } from './domain/calendar-source';
import { nextReadIn } from './domain/next-read';
import { afterReading, lastSaid, type SaidDays, type SourceDays } from './domain/source-days';
import { CalendarReadingRepository, type ReadingResult } from './persistence/calendar-reading.repository';
import { ParsingAttemptRepository } from './persistence/parsing-attempt.repository';
import { SourceClaims } from './source-claims';

/** How feeds are fetched: the allowed hosts of private networks, the address of this site, the resolver in tests. */
export type FeedFetching = Pick<FetchOptions, 'allowedHosts' | 'publicUrl' | 'resolve'>;

export const feedFetching = Symbol('feed fetching');

/** The time limits of a reading, in milliseconds. */
interface ReadingTimeouts {
  fetchMs: number;
  /** Without the time until a process of the parser is free. */
  parseMs: number;
  /** With that time. */
  totalMs?: number;
}

/**
 * The total of the interactive ones is shorter than the deadline of an admin's call. Those in the background are
 * several times longer than the largest feed takes on a small machine.
 */
export const readingTimeouts = {
  interactive: { fetchMs: 5_000, parseMs: 15_000, totalMs: 6_500 },
  background: { fetchMs: 20_000, parseMs: 15_000 },
} as const satisfies Record<string, ReadingTimeouts>;

/** The longest time of an attempt to parse, in milliseconds: it may also wait until a process of the parser is free. */
const longestAttempt = ({ timeoutMs }: Pick<Parsing, 'timeoutMs'>): number => 2 * timeoutMs;

/** The signal that gives up on a reading. */
const endOf = ({ totalMs }: ReadingTimeouts, signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), ...(totalMs === undefined ? [] : [AbortSignal.timeout(totalMs)])]);

interface Wishes {
  timeouts: ReadingTimeouts;
  freesVanished?: boolean;
  /** An aborted reading stores nothing, and is repeated later. */
  signal?: AbortSignal;
}

/** Whether a poll has found no change. An individual reading always has to be stored, to end it. */
const isKnown = (source: CalendarSource, { lastSuccess, ...found }: ReadingResult): boolean =>
  source.readingUntil === null &&
  isDeepStrictEqual(
    found,
    Object.fromEntries(Object.keys(found).map((name) => [name, source[name as keyof typeof found]])),
  );

/** When a program has written or changed an event: some programs write another time into each response. */
const timesOfWriting = /^(?:DTSTAMP|CREATED|LAST-MODIFIED)[;:].*\r?\n(?:[ \t].*\r?\n)*/gim;

/** Identifies what a response says. */
const hashOf = (bytes: Uint8Array, options: CalendarOptions): string =>
  createHash('sha256')
    .update(JSON.stringify(options))
    .update(Buffer.from(bytes).toString('latin1').replaceAll(timesOfWriting, ''), 'latin1')
    .digest('base64url');

/** Reads calendars of other programs and claims their taken days. */
@Injectable()
export class SourceReader {
  private readonly logger = new Logger(SourceReader.name);

  constructor(
    private readonly readings: CalendarReadingRepository,
    private readonly attempts: ParsingAttemptRepository,
    private readonly claims: SourceClaims,
    private readonly exported: ExportedNights,
    private readonly parser: CalendarParser,
    private readonly installation: InstallationRepository,
    private readonly clock: PropertyClock,
    @Inject(feedFetching) private readonly fetching: FeedFetching,
  ) {}

  /** Reads a calendar and stores nothing. @throws DomainError `CALENDAR_…` */
  async test(url: string, options: CalendarOptions): Promise<CalendarReading> {
    const { fetchMs, parseMs } = readingTimeouts.interactive;
    const signal = endOf(readingTimeouts.interactive);
    const fetched = await fetchFeed(url, { ...this.fetching, timeoutMs: fetchMs });
    if (fetched.isUnchanged) throw new DomainError('CALENDAR_INVALID');
    return this.parser.parse(fetched.bytes, {
      options: await this.readingOptions(options),
      timeoutMs: parseMs,
      signal,
    });
  }

  /**
   * Reads a source whose reading was begun, or that is polled. The result is stored before its days are claimed; after
   * an interruption, the next reading claims missing days and releases surplus ones.
   */
  async read(source: CalendarSource, wishes: Wishes): Promise<void> {
    const result = await this.resultOf(source, wishes);
    const isStored =
      !wishes.signal?.aborted && (isKnown(source, result) || (await this.readings.finish(source, result)));
    if (isStored) await this.claims.follow(source.id);
    else if (result.contentHash) await this.attempts.forget(source.id, result.contentHash);
  }

  private async resultOf(source: CalendarSource, wishes: Wishes): Promise<ReadingResult> {
    try {
      const result = await this.fetchAndRead(source, wishes);
      return { ...result, lastSuccess: this.clock.now(), failure: null, nextReadAt: null };
    } catch (error) {
      // A lack of free processes says nothing of the calendar.
      if (!(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
      return this.failed(source, error);
    }
  }

  private failed({ id, failure, lastSuccess }: CalendarSource, error: DomainError): ReadingResult {
    const count = (failure?.count ?? 0) + 1;
    const at = this.clock.now();
    const { code, cause } = error;
    this.logger.warn({ calendarId: id, code, failures: count, err: cause }, `Cannot read a calendar: ${code}`);
    const retryAfter = error instanceof FeedRefusal ? error.retryAfter : undefined;
    return {
      lastSuccess,
      failure: { at, code, params: error.content.params ?? {}, count, since: failure?.since ?? at },
      nextReadAt: this.after(nextReadIn({ failures: count, retryAfter })),
    };
  }

  private async fetchAndRead(source: CalendarSource, { timeouts, freesVanished = false, signal }: Wishes) {
    const today = this.clock.today();
    const end = endOf(timeouts, signal);
    const { etag, lastModified, options } = source;
    // Recurring events extend by one day each day, so an unchanged response is also parsed once a day.
    const isParsed = source.parsedOn === today;
    const fetched = await fetchFeed(source.url, {
      ...this.fetching,
      timeoutMs: timeouts.fetchMs,
      signal,
      validators: isParsed ? { etag, lastModified } : {},
    });
    if (fetched.isUnchanged) return this.daysAfter(source, lastSaid(source), freesVanished);
    const contentHash = hashOf(fetched.bytes, options);
    // Some servers send a new ETag for the same bytes, which is not a change to store.
    if (isParsed && contentHash === source.contentHash) return this.daysAfter(source, lastSaid(source), freesVanished);
    const { leftOut, warnings, ...said } = await this.parse(source, fetched.bytes, {
      contentHash,
      timeoutMs: timeouts.parseMs,
      signal: end,
    });
    const days = await this.daysAfter(source, said, freesVanished);
    return { ...days, leftOut, warnings, ...fetched.validators, contentHash, parsedOn: today, parsing: null };
  }

  /**
   * The attempt is stored before it begins, because a calendar that takes too much memory may end the whole program.
   * Concurrent readings share it.
   *
   * @throws DomainError `CALENDAR_SET_ASIDE` for one that has ended its parser too often.
   */
  private async parse(
    source: CalendarSource,
    bytes: Uint8Array,
    { contentHash, ...limits }: { contentHash: string } & Pick<Parsing, 'timeoutMs' | 'signal'>,
  ): Promise<CalendarReading> {
    const reading = { id: randomUUID(), contentHash };
    await this.attempts.begin(source.id, reading, longestAttempt(limits));
    try {
      return await this.parser.parse(bytes, { options: await this.readingOptions(source.options), ...limits });
    } catch (error) {
      if (error instanceof ParserKilled) {
        throw (await this.attempts.fail(source.id, reading)) ? new DomainError('CALENDAR_SET_ASIDE') : error;
      }
      await this.attempts.end(source.id, reading);
      throw error;
    }
  }

  private async daysAfter(source: CalendarSource, said: SaidDays, freesVanished: boolean): Promise<SourceDays> {
    const { nights: exported } = await this.exported.to(source.id);
    return afterReading(source, said, {
      today: this.clock.today(),
      now: this.clock.now(),
      exported,
      freesVanished,
    });
  }

  /** Takes its options by those of the reading, so that the compiler finds one that the reading does not know. */
  private async readingOptions(options: Pick<ReadingOptions, keyof CalendarOptions>): Promise<ReadingOptions> {
    const installationId = await this.installation.feedIdentity();
    return { ...options, today: this.clock.today(), timeZone: this.clock.timezone, installationId };
  }

  private after(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}
