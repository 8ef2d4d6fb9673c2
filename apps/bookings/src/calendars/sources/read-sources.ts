import { Injectable } from '@nestjs/common';
import { Scheduler, type ScheduledTask } from '@hearthstay/scheduler';
import { FeedClaims } from '../../availability';
import { CalendarSourceRepository } from './persistence/calendar-source.repository';
import { readingTimeouts, SourceReader } from './source-reader';

/** How often each instance looks which calendars are due, in milliseconds. */
const lookEvery = 60_000;

/**
 * Reads the calendars that are due. Every instance looks; one of them reads a calendar, because beginning a reading is
 * one atomic write. A reading that was cut short is repeated after a minute.
 */
@Injectable()
export class ReadSources {
  private readonly task: ScheduledTask;

  constructor(
    scheduler: Scheduler,
    private readonly sources: CalendarSourceRepository,
    private readonly reader: SourceReader,
    private readonly claims: FeedClaims,
  ) {
    this.task = scheduler.add({ name: 'read calendars', every: lookEvery, run: (signal) => this.run(signal) });
  }

  /** Looks now. Does not wait. */
  wake(): void {
    this.task.wake();
  }

  async run(signal: AbortSignal): Promise<void> {
    await this.releaseRemoved();
    while (!signal.aborted) {
      const source = await this.sources.takeDue();
      if (!source) return;
      await this.reader.read(source, { timeouts: readingTimeouts.background, signal });
    }
  }

  private async releaseRemoved(): Promise<void> {
    for (const id of await this.sources.listUnreleased()) {
      await this.claims.replaceDays(id, []);
      await this.sources.setReleased(id);
    }
  }
}
