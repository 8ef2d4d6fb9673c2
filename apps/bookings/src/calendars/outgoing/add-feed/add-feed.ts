import { Controller } from '@nestjs/common';
import { createAccessToken } from '@hearthstay/access';
import { addFeed, type NewCalendarFeed, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarSourceRepository } from '../../sources';
import { FeedViews } from '../feed-views';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository';

/** An admin adds a feed. Only the hash of its token is stored, so its address is shown once. */
@Controller()
export class AddFeed {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly sources: CalendarSourceRepository,
    private readonly views: FeedViews,
  ) {}

  /** @throws DomainError `CALENDAR_NOT_FOUND`, `TOO_MANY_FEEDS` */
  @Handles(addFeed)
  async run(fields: RequestOf<typeof addFeed>): Promise<NewCalendarFeed> {
    if (fields.calendarId !== null) await this.sources.get(fields.calendarId);
    const { token, hash } = createAccessToken();
    return { ...(await this.views.of(await this.feeds.add(fields, hash))), token };
  }
}
