import { Injectable } from '@nestjs/common';
import { Scheduler, type ScheduledTask } from '@hearthstay/scheduler';
import { FeedClaims } from '../../availability';
import { nextReadIn } from './domain/next-read';
import { CalendarReadingRepository } from './persistence/calendar-reading.repository';
import { pollingTask } from './persistence/calendar-source.repository';
import { readingTimeouts, SourceReader } from './source-reader';

/** The interval at which each instance searches calendars that are due individually, in milliseconds. */
const lookEvery = 60_000;

/**
 * Reads calendars. One instance at a time polls all calendars whose last reading succeeded; an unchanged calendar costs
 * no write. The others are due individually: new or changed ones, those that have failed, and those whose reading was
 * interrupted. Every instance searches for them; only one reads a calendar, because such a reading begins with an
 * atomic write.
 */
@Injectable()
export class ReadSources {
  private readonly task: ScheduledTask;

  constructor(
    scheduler: Scheduler,
    private readonly readings: CalendarReadingRepository,
    private readonly reader: SourceReader,
    private readonly claims: FeedClaims,
  ) {
    this.task = scheduler.add({ name: 'read calendars', every: lookEvery, run: (signal) => this.readDue(signal) });
    scheduler.addForOneInstance({
      name: pollingTask,
      next: (after) => after + nextReadIn({ failures: 0 }),
      run: (signal) => this.poll(signal),
    });
  }

  /** Starts a search now. Does not wait. */
  wake(): void {
    this.task.wake();
  }

  /** A program error with one calendar does not prevent the reading of others. */
  async readDue(signal: AbortSignal): Promise<void> {
    await this.releaseRemoved();
    const errors: unknown[] = [];
    while (!signal.aborted) {
      const source = await this.readings.takeDue();
      if (!source) break;
      const reading = this.reader.read(source, { timeouts: readingTimeouts.background, signal });
      await reading.catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Some calendars could not be read');
  }

  /** As `readDue`. */
  async poll(signal: AbortSignal): Promise<void> {
    const errors: unknown[] = [];
    for (const id of await this.readings.listPolled()) {
      if (signal.aborted) return;
      await this.pollOne(id, signal).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Some calendars could not be polled');
  }

  private async pollOne(id: string, signal: AbortSignal): Promise<void> {
    const source = await this.readings.findPolled(id);
    if (source) await this.reader.read(source, { timeouts: readingTimeouts.background, signal });
  }

  private async releaseRemoved(): Promise<void> {
    for (const id of await this.readings.listUnreleased()) {
      await this.claims.replaceDays(id, []);
      await this.readings.setReleased(id);
    }
  }
}
