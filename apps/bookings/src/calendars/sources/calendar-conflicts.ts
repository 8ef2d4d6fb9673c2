import { Injectable } from '@nestjs/common';
import { plannableDays } from '@hearthstay/stay';
import { DayHoldersRepository, type DayHolders } from '../../availability';
import { PropertyClock } from '../../property-clock';
import type { CalendarSource } from './domain/calendar-source';
import { sourcesInConflict } from './domain/conflicts';
import { CalendarSourceRepository } from './persistence/calendar-source.repository';

/** The holders of the days from today on that can conflict with calendars. */
@Injectable()
export class CalendarConflicts {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly days: DayHoldersRepository,
    private readonly clock: PropertyClock,
  ) {}

  async holders(): Promise<{ sources: CalendarSource[]; days: DayHolders[] }> {
    const sources = await this.sources.list();
    const today = this.clock.today();
    const upcoming = { start: today, end: plannableDays(today).end };
    return { sources, days: sources.length > 0 ? await this.days.listWithin(upcoming) : [] };
  }

  /** The names of the calendars that claim a day of a request, by request. */
  async byRequest(): Promise<Map<string, string[]>> {
    return sourcesInConflict(await this.holders());
  }
}
