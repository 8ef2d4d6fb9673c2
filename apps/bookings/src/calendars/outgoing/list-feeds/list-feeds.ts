import { Controller } from '@nestjs/common';
import { listFeeds, type CalendarFeed } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { FeedViews } from '../feed-views';

@Controller()
export class ListFeeds {
  constructor(private readonly views: FeedViews) {}

  @Handles(listFeeds)
  run(): Promise<CalendarFeed[]> {
    return this.views.list();
  }
}
