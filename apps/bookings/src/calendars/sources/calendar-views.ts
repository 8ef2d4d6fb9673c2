import { Injectable } from '@nestjs/common';
import { rangesOf } from '@hearthstay/calendar-feed';
import { calendarFieldsSchema, fieldsOf, type CalendarSource as CalendarView } from '@hearthstay/contracts';
import { maskedAddress } from '@hearthstay/guarded-request';
import { PropertyClock } from '../../property-clock';
import { CalendarConflicts } from './calendar-conflicts';
import type { CalendarSource } from './domain/calendar-source';
import { remarksOf } from './calendar-remarks';
import { conflictsOf } from './domain/conflicts';
import { CalendarSourceRepository } from './persistence/calendar-source.repository';

/** The sources as admins see them. */
@Injectable()
export class CalendarViews {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly conflicts: CalendarConflicts,
    private readonly clock: PropertyClock,
  ) {}

  async list(): Promise<CalendarView[]> {
    const { sources, days } = await this.conflicts.holders();
    const nextPollAt = await this.sources.nextPollAt();
    return sources.map((source) => ({
      ...settingsIn(source),
      ...lastReadingOf(source),
      isReading: !source.paused && (source.readingUntil !== null || this.isDue(source)),
      nextRead: source.paused ? null : (source.nextReadAt ?? nextPollAt).toISOString(),
      days: days.filter(({ feedIds }) => feedIds.includes(source.id)).length,
      conflicts: conflictsOf(source, { days, sources }),
    }));
  }

  /** @throws DomainError `CALENDAR_NOT_FOUND` */
  async get(id: string): Promise<CalendarView> {
    await this.sources.get(id);
    return (await this.list()).find((source) => source.id === id)!;
  }

  private isDue({ nextReadAt }: CalendarSource): boolean {
    return nextReadAt !== null && nextReadAt <= this.clock.now();
  }
}

/** The address grants access like a password. */
const openFieldsOf = fieldsOf(calendarFieldsSchema.omit({ url: true }));

const settingsIn = (source: CalendarSource) => ({
  id: source.id,
  ...openFieldsOf(source),
  url: maskedAddress(source.url),
  lastSuccess: source.lastSuccess?.toISOString() ?? null,
  lastError: source.failure && {
    code: source.failure.code,
    params: source.failure.params,
    at: source.failure.at.toISOString(),
  },
  hasVanished: source.vanished !== null,
});

const lastReadingOf = ({ leftOut, warnings, unreadable }: CalendarSource) => ({
  leftOut: remarksOf(leftOut),
  warnings: remarksOf(warnings),
  unreadable: unreadable.map(({ nights, ...event }) => ({ ...event, nights: rangesOf(nights) })),
});
