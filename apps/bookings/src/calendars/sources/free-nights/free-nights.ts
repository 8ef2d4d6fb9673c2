import { Controller } from '@nestjs/common';
import { freeCalendarNights, type CalendarSource, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarViews } from '../calendar-views';
import { CalendarSourceRepository } from '../persistence/calendar-source.repository';
import { SourceClaims } from '../source-claims';

/** An admin frees the nights of an event that cannot be read. They stay free while the event does not change. */
@Controller()
export class FreeNights {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly claims: SourceClaims,
    private readonly views: CalendarViews,
  ) {}

  @Handles(freeCalendarNights)
  async run({ id, key }: RequestOf<typeof freeCalendarNights>): Promise<CalendarSource> {
    await this.sources.freeNights(id, key);
    await this.claims.follow(id);
    return this.views.get(id);
  }
}
