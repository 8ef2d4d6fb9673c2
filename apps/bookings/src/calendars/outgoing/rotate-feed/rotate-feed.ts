import { Controller } from '@nestjs/common';
import { createAccessToken } from '@hearthstay/access';
import { rotateFeed, type NewCalendarFeed, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { FeedViews } from '../feed-views';
import { FeedsAnnouncer } from '../feeds-announcer';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository';

/** An admin gives a feed a new address. The former one ends. */
@Controller()
export class RotateFeed {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly views: FeedViews,
    private readonly announcer: FeedsAnnouncer,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(rotateFeed)
  async run({ id }: RequestOf<typeof rotateFeed>): Promise<NewCalendarFeed> {
    const { token, hash } = createAccessToken();
    const feed = await this.feeds.setToken(id, hash);
    this.announcer.announceChange();
    return { ...(await this.views.of(feed)), token };
  }
}
