import { Injectable } from '@nestjs/common';
import { plannableDays, type Day, type StayRange } from '@hearthstay/stay';
import { DayHoldersRepository } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { CalendarSourceRepository, nightsForFeeds } from '../sources';
import { firstDayInFeeds } from './domain/first-day-in-feeds';
import { staysIn, type FeedStay } from './domain/outgoing-feed';
import { CalendarFeedRepository } from './persistence/calendar-feed.repository';

/** The nights that a platform has read from us. */
interface Exported {
  /** The nights that it has read from here. */
  nights: Set<Day>;
  /** The times of its latest reads. */
  readAt: Date[];
}

/** Determines the taken days in feeds. */
@Injectable()
export class ExportedNights {
  constructor(
    private readonly days: DayHoldersRepository,
    private readonly sources: CalendarSourceRepository,
    private readonly feeds: CalendarFeedRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** The content of a feed, from yesterday on, because other time zones may still have that date. */
  async staysFor(calendarId: string | null): Promise<FeedStay[]> {
    const today = this.clock.today();
    const range = this.rangeFrom(firstDayInFeeds(today));
    const [days, sources] = await Promise.all([this.days.listWithin(range), this.sources.list()]);
    const nights = new Map(sources.map((source) => [source.id, new Set(nightsForFeeds(source))]));
    return staysIn(days, { without: calendarId, nights }).filter(({ to }) => to >= today);
  }

  /**
   * The nights that the platform of a source has read from us. Days that were claimed since its last read cannot be
   * echoes.
   */
  async to(calendarId: string): Promise<Exported> {
    const feed = await this.feeds.findOfCalendar(calendarId);
    const readAt = feed ? (await this.feeds.listReads(feed.id)).map(({ at }) => at) : [];
    const [latest] = readAt;
    if (!latest) return { nights: new Set(), readAt };
    const days = await this.days.listWithin(this.rangeFrom(this.clock.today()));
    const stays = await this.staysFor(calendarId);
    const isToldOf = (day: Day) => stays.some(({ from, to }) => from <= day && day < to);
    const told = days.filter(({ day, claimedAt }) => claimedAt < latest && isToldOf(day));
    return { nights: new Set(told.map(({ day }) => day)), readAt };
  }

  private rangeFrom(start: Day): StayRange {
    return { start, end: plannableDays(this.clock.today()).end };
  }
}
