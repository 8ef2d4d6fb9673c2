import { Injectable } from '@nestjs/common';
import { DayHoldersRepository, type DayHolders } from '../../availability';
import { PropertyClock } from '../../property-clock';
import type { CalendarSource } from './domain/calendar-source';
import { sourcesInConflict } from './domain/conflicts';
import { CalendarSourceRepository } from './persistence/calendar-source.repository';

/** Who holds the days from today on, as far as calendars can contradict it. */
@Injectable()
export class CalendarConflicts {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly days: DayHoldersRepository,
    private readonly clock: PropertyClock,
  ) {}

  async holders(): Promise<{ sources: CalendarSource[]; days: DayHolders[] }> {
    const sources = await this.sources.list();
    return { sources, days: sources.length > 0 ? await this.days.listFrom(this.clock.today()) : [] };
  }

  /** The names of the calendars that say a day of a request is theirs, by request. */
  async byRequest(): Promise<Map<string, string[]>> {
    return sourcesInConflict(await this.holders());
  }
}
