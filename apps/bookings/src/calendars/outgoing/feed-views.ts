import { Injectable } from '@nestjs/common';
import type { CalendarFeed } from '@hearthstay/contracts';
import type { OutgoingFeed } from './domain/outgoing-feed';
import { CalendarFeedRepository } from './persistence/calendar-feed.repository';

/** The feeds as admins see them. */
@Injectable()
export class FeedViews {
  constructor(private readonly feeds: CalendarFeedRepository) {}

  async list(): Promise<CalendarFeed[]> {
    return Promise.all((await this.feeds.list()).map((feed) => this.of(feed)));
  }

  async of(feed: OutgoingFeed): Promise<CalendarFeed> {
    const reads = await this.feeds.listReads(feed.id);
    return { ...feed, reads: reads.map(({ at, userAgent }) => ({ at: at.toISOString(), userAgent })) };
  }
}
