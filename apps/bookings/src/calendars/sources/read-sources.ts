import { Injectable } from '@nestjs/common';
import { Scheduler, type ScheduledTask } from '@hearthstay/scheduler';
import { FeedClaims } from '../../availability';
import { nextReadIn } from './domain/next-read';
import { CalendarReadingRepository } from './persistence/calendar-reading.repository';
import { pollingTask } from './persistence/calendar-source.repository';
import { readingTimeouts, SourceReader } from './source-reader';

/** How often each instance looks which calendars are due by themselves, in milliseconds. */
const lookEvery = 60_000;

/**
 * Reads calendars. One instance at a time polls all of those that could be read the last time, and a calendar that has
 * not changed costs no write. The others are due by themselves: those that are new or changed, have failed, or whose
 * reading was cut short. Every instance looks for them; one of them reads a calendar, because beginning such a reading
 * is one atomic write.
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

  /** Looks now. Does not wait. */
  wake(): void {
    this.task.wake();
  }

  async readDue(signal: AbortSignal): Promise<void> {
    await this.releaseRemoved();
    while (!signal.aborted) {
      const source = await this.readings.takeDue();
      if (!source) return;
      await this.reader.read(source, { timeouts: readingTimeouts.background, signal });
    }
  }

  /** A program error with one calendar keeps none of the others from being read. */
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
