import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type CalendarFields } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { ScheduledTaskRepository } from '@hearthstay/scheduler';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../../property-clock';
import type { CalendarSource } from '../domain/calendar-source';
import { calendarSourceFrom, listed, pollingTask } from './calendar-source.repository';
import { calendarSourceModel, type CalendarSourceDocument } from './calendar-source.schema';

/** How long a reading may take before another instance may begin one, in milliseconds. */
const readingMs = 60_000;

/** The fields that a reading changes. */
export type ReadingResult = Partial<
  Omit<CalendarSource, 'id' | keyof CalendarFields | 'readingId' | 'readingUntil' | 'warnedConflicts'>
>;

/** Assigns individual readings of calendars to instances, and stores the results of readings. */
@Injectable()
export class CalendarReadingRepository {
  constructor(
    @Inject(modelToken(calendarSourceModel.name)) private readonly sources: Model<CalendarSourceDocument>,
    private readonly tasks: ScheduledTaskRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** The calendars that are polled together. */
  async listPolled(): Promise<string[]> {
    const documents = await this.sources.find(polled).select({ _id: 1 }).sort({ addedAt: 1, _id: 1 }).lean();
    return documents.map(({ _id }) => _id);
  }

  /** `null` when it is no longer polled, or is being read. */
  async findPolled(id: string): Promise<CalendarSource | null> {
    const poll = await this.tasks.timesOf(pollingTask);
    const document = await this.sources.findOne({ _id: id, ...polled }).lean();
    return document && calendarSourceFrom(document, poll);
  }

  /**
   * Begins a reading of a source that is due individually or whose reading was interrupted; `null` when there is none.
   */
  async takeDue(): Promise<CalendarSource | null> {
    const past = trusted({ $lte: this.clock.now() });
    return this.take({ paused: false, $or: [{ readingUntil: null, nextReadAt: past }, { readingUntil: past }] });
  }

  /** Begins a reading now; `null` when one is in progress, or the source is paused or removed. */
  async takeIdle(id: string): Promise<CalendarSource | null> {
    const past = trusted({ $lte: this.clock.now() });
    return this.take({ _id: id, paused: false, $or: [{ readingUntil: null }, { readingUntil: past }] });
  }

  /** Whether an individual reading is in progress; one that has taken too long does not count. */
  async isBeingRead(id: string): Promise<boolean> {
    const future = trusted({ $gt: this.clock.now() });
    return (await this.sources.exists({ _id: id, readingUntil: future, ...listed })) !== null;
  }

  /** Begins a reading now, and replaces one that may be in progress. */
  async takeNow(id: string): Promise<CalendarSource> {
    const source = await this.take({ _id: id });
    if (!source) throw new DomainError('CALENDAR_NOT_FOUND');
    return source;
  }

  /** Stores the result of a reading. @returns `false` when another reading or a change has followed. */
  async finish({ id, readingId }: CalendarSource, { etag, lastModified, contentHash, ...result }: ReadingResult) {
    const { matchedCount } = await this.sources.updateOne(
      { _id: id, readingId, ...listed },
      {
        $set: {
          ...result,
          readingId: randomUUID(),
          readingUntil: null,
          ...(etag && { etag }),
          ...(lastModified && { lastModified }),
          ...(contentHash && { contentHash }),
        },
        ...(contentHash && {
          $unset: { ...(!etag && { etag: 1 }), ...(!lastModified && { lastModified: 1 }) },
        }),
      },
    );
    return matchedCount === 1;
  }

  /** Removed sources whose claims can be released, because no earlier reading can claim days any more. */
  async listUnreleased(): Promise<string[]> {
    const before = new Date(this.clock.now().getTime() - readingMs);
    const documents = await this.sources
      .find({ removedAt: trusted({ $lte: before }), isReleased: false })
      .select({ _id: 1 })
      .lean();
    return documents.map(({ _id }) => _id);
  }

  async setReleased(id: string): Promise<void> {
    await this.sources.updateOne({ _id: id }, { $set: { isReleased: true } });
  }

  private async take(filter: object): Promise<CalendarSource | null> {
    const poll = await this.tasks.timesOf(pollingTask);
    const readingUntil = new Date(this.clock.now().getTime() + readingMs);
    const document = await this.sources
      .findOneAndUpdate(
        { ...filter, ...listed },
        { $set: { readingId: randomUUID(), readingUntil } },
        { returnDocument: 'after' },
      )
      .lean();
    return document && calendarSourceFrom(document, poll);
  }
}

const polled = { ...listed, paused: false, nextReadAt: null, readingUntil: null } as const;
