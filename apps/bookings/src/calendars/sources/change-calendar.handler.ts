import { Controller } from '@nestjs/common';
import { changeCalendar, type CalendarSource, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { parseFeedAddress } from '../reading/feed-address';
import { CalendarViews } from './calendar-views';
import { CalendarSourceRepository } from './persistence/calendar-source.repository';
import { ReadSources } from './read-sources';

/** An admin changes or pauses a calendar. What it claims stays until it is read again. */
@Controller()
export class ChangeCalendar {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly readSources: ReadSources,
    private readonly views: CalendarViews,
  ) {}

  @Handles(changeCalendar)
  async run({ id, ...changes }: RequestOf<typeof changeCalendar>): Promise<CalendarSource> {
    if (changes.url !== undefined) parseFeedAddress(changes.url);
    await this.sources.change(id, changes);
    this.readSources.wake();
    return this.views.get(id);
  }
}
