import { Controller } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access-token';
import { DomainError, readFeed, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ExportedNights } from './exported-nights';
import { feedCalendar } from './feed-calendar';
import { CalendarFeedRepository } from './persistence/calendar-feed.repository';

/** Another program reads one of our calendars. */
@Controller()
export class ReadFeed {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly exported: ExportedNights,
  ) {}

  /** Without a database this fails, so nobody takes a house for free because it cannot be asked. */
  @Handles(readFeed)
  async run({ token, userAgent }: RequestOf<typeof readFeed>): Promise<ResponseOf<typeof readFeed>> {
    const feed = await this.feeds.findByToken(hashOfToken(token));
    if (!feed) throw new DomainError('NOT_FOUND');
    const calendar = await feedCalendar(await this.exported.staysFor(feed.calendarId), feed);
    await this.feeds.noteRead(feed.id, userAgent);
    return { calendar };
  }
}
