import { Controller } from '@nestjs/common';
import { createAccessToken } from '@hearthstay/access-token';
import {
  addFeed,
  listFeeds,
  removeFeed,
  rotateFeed,
  type CalendarFeed,
  type NewCalendarFeed,
  type RequestOf,
} from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarSourceRepository } from '../sources/persistence/calendar-source.repository';
import { FeedViews } from './feed-views';
import { FeedsAnnouncer } from './feeds-announcer';
import { CalendarFeedRepository } from './persistence/calendar-feed.repository';

/** Admins manage the feeds that others read. Only the hash of a token is stored, so an address is shown once. */
@Controller()
export class ManageFeeds {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly sources: CalendarSourceRepository,
    private readonly views: FeedViews,
    private readonly announcer: FeedsAnnouncer,
  ) {}

  @Handles(listFeeds)
  list(): Promise<CalendarFeed[]> {
    return this.views.list();
  }

  /** @throws DomainError `CALENDAR_NOT_FOUND`, `TOO_MANY_FEEDS` */
  @Handles(addFeed)
  async add(fields: RequestOf<typeof addFeed>): Promise<NewCalendarFeed> {
    if (fields.calendarId !== null) await this.sources.get(fields.calendarId);
    const { token, hash } = createAccessToken();
    return { ...(await this.views.of(await this.feeds.add(fields, hash))), token };
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(rotateFeed)
  async rotate({ id }: RequestOf<typeof rotateFeed>): Promise<NewCalendarFeed> {
    const { token, hash } = createAccessToken();
    const feed = await this.feeds.setToken(id, hash);
    this.announcer.announceChange();
    return { ...(await this.views.of(feed)), token };
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(removeFeed)
  async remove({ id }: RequestOf<typeof removeFeed>): Promise<Record<string, never>> {
    await this.feeds.remove(id);
    this.announcer.announceChange();
    return {};
  }
}
