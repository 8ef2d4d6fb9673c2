import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { withoutDeadline } from '@hearthstay/messaging';
import { CalendarReadingRepository } from './persistence/calendar-reading.repository';
import { CalendarSourceRepository, type NamedCalendar } from './persistence/calendar-source.repository';
import { SourceClaims } from './source-claims';
import { readingTimeouts, SourceReader } from './source-reader';

/** In milliseconds. The deadline of an approval leaves it several seconds beyond `longest`. */
export const approvalRefresh = { longest: 5_000, lookEvery: 100 };

/**
 * Reads all calendars before a stay gets days, because a platform may have sold them a minute ago. A reading that takes
 * too long continues in the background, and the stay is checked against the days of the previous one.
 */
@Injectable()
export class RefreshBeforeApproval implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RefreshBeforeApproval.name);
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<boolean>>();

  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly readings: CalendarReadingRepository,
    private readonly reader: SourceReader,
    private readonly claims: SourceClaims,
  ) {}

  /** The calendars to read. */
  list(): Promise<NamedCalendar[]> {
    return this.sources.listUnpaused();
  }

  /** Reads all calendars. @returns the names of those that could not be read in time */
  async runAll(): Promise<string[]> {
    const calendars = await this.list();
    return calendars.length === 0 ? [] : this.run(calendars);
  }

  /** Reads these calendars. @returns the names of those that could not be read in time */
  async run(calendars: readonly NamedCalendar[]): Promise<string[]> {
    const end = new AbortController();
    const late = pause(approvalRefresh.longest, false, { signal: end.signal, ref: false }).catch(() => false);
    const areRead = await Promise.all(calendars.map(({ id }) => Promise.race([this.begin(id), late])));
    end.abort();
    return calendars.filter((_calendar, index) => !areRead[index]).map(({ name }) => name);
  }

  /** The database closes later. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underWay);
  }

  private begin(id: string): Promise<boolean> {
    const refresh = withoutDeadline(() => this.refresh(id)).catch((err: unknown) => {
      this.logger.error({ err, calendarId: id }, 'Cannot read a calendar before an approval');
      return false;
    });
    this.underWay.add(refresh);
    void refresh.finally(() => this.underWay.delete(refresh));
    return refresh;
  }

  /**
   * A calendar that is being polled is read again, and the poll then stores nothing.
   *
   * @returns whether the calendar was read: here, or for another approval or admin.
   */
  private async refresh(id: string): Promise<boolean> {
    const { signal } = this.stopping;
    const taken = await this.readings.takeIdle(id);
    if (taken) await this.reader.read(taken, { timeouts: readingTimeouts.background, signal });
    else await this.waitForReading(id);
    const source = await this.sources.find(id);
    return !source || source.paused || (source.failure === null && source.readingUntil === null);
  }

  private async waitForReading(id: string): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && (await this.readings.isBeingRead(id))) await pause(approvalRefresh.lookEvery);
    // The result is stored before its days are claimed.
    await this.claims.follow(id);
  }
}
