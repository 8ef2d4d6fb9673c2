import { Controller } from '@nestjs/common';
import { removeFeed, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { FeedsAnnouncer } from '../feeds-announcer';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository';

@Controller()
export class RemoveFeed {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly announcer: FeedsAnnouncer,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(removeFeed)
  async run({ id }: RequestOf<typeof removeFeed>): Promise<Record<string, never>> {
    await this.feeds.remove(id);
    this.announcer.announceChange();
    return {};
  }
}
