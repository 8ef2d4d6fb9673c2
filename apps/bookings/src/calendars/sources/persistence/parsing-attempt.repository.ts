import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../../property-clock';
import {
  afterEndOfParser,
  isSetAside,
  withoutReading,
  withReading,
  type ParsingAttempts,
  type ParsingReading,
} from '../domain/parsing-attempts';
import { listed } from './calendar-source.repository';
import { calendarSourceModel, type CalendarSourceDocument } from './calendar-source.schema';

/** Stores the attempts to parse the response of a source. Concurrent readings share one. */
@Injectable()
export class ParsingAttemptRepository {
  constructor(
    @Inject(modelToken(calendarSourceModel.name)) private readonly sources: Model<CalendarSourceDocument>,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @param longest the longest time of the attempt, in milliseconds; a reading that begins later does not share it
   * @throws DomainError `CALENDAR_SET_ASIDE` for a response that has ended its parser too often
   */
  async begin(sourceId: string, reading: ParsingReading, longest: number): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + longest);
    await this.change(sourceId, (before) => {
      const after = withReading(before, reading, { now, until });
      if (after === 'set aside') throw new DomainError('CALENDAR_SET_ASIDE');
      return after;
    });
  }

  /** Ends a reading whose parser says nothing about the response, because it was stopped, or has refused it. */
  async end(sourceId: string, reading: ParsingReading): Promise<void> {
    await this.change(sourceId, (before) => withoutReading(before, reading));
  }

  /** Ends a reading whose parser was ended by the response. @returns whether the response is not parsed any more */
  async fail(sourceId: string, reading: ParsingReading): Promise<boolean> {
    return isSetAside(await this.change(sourceId, (before) => afterEndOfParser(before, reading)), reading);
  }

  /** Removes the attempts to parse a response that a reading has parsed, if that reading stores nothing else. */
  async forget(sourceId: string, contentHash: string): Promise<void> {
    await this.sources.updateOne({ _id: sourceId, 'parsing.contentHash': contentHash }, { $set: { parsing: null } });
  }

  /** Repeats a change until no other one comes between. */
  private async change(
    sourceId: string,
    change: (before: ParsingAttempts | null) => ParsingAttempts | null,
  ): Promise<ParsingAttempts | null> {
    for (;;) {
      const source = await this.sources
        .findOne({ _id: sourceId, ...listed })
        .select({ parsing: 1 })
        .lean();
      if (!source) return null;
      const after = change(source.parsing);
      if (after === source.parsing) return after;
      const { matchedCount } = await this.sources.updateOne(
        { _id: sourceId, ...listed, ...sameAttempts(source.parsing) },
        { $set: { parsing: after } },
      );
      if (matchedCount === 1) return after;
    }
  }
}

/** The filter for a source with the attempts that were read: ids of readings are not used again. */
const sameAttempts = (attempts: ParsingAttempts | null) =>
  attempts
    ? {
        'parsing.contentHash': attempts.contentHash,
        'parsing.count': attempts.count,
        'parsing.readings': attempts.readings,
      }
    : { parsing: null };
