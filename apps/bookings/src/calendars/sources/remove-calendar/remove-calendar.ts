import { Controller } from '@nestjs/common';
import { removeCalendar, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { FeedClaims } from '../../../availability';
import { CalendarSourceRepository } from '../persistence/calendar-source.repository';

/**
 * An admin removes a calendar. Its days are released at once, and again by `ReadSources`, because a reading in progress
 * may have claimed some in between.
 */
@Controller()
export class RemoveCalendar {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly claims: FeedClaims,
  ) {}

  @Handles(removeCalendar)
  async run({ id }: RequestOf<typeof removeCalendar>): Promise<Record<string, never>> {
    await this.sources.remove(id);
    await this.claims.replaceDays(id, []);
    return {};
  }
}
