import { Controller } from '@nestjs/common';
import { changeCalendar, type CalendarSource, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarViews } from '../calendar-views';
import { CalendarSourceRepository } from '../persistence/calendar-source.repository';
import { ReadSources } from '../read-sources';
import { SourceReader } from '../source-reader';

/** An admin changes or pauses a calendar. Its claims stay until it is read again. A new address is tested first. */
@Controller()
export class ChangeCalendar {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly reader: SourceReader,
    private readonly readSources: ReadSources,
    private readonly views: CalendarViews,
  ) {}

  @Handles(changeCalendar)
  async run({ id, ...changes }: RequestOf<typeof changeCalendar>): Promise<CalendarSource> {
    const { options } = await this.sources.get(id);
    if (changes.url !== undefined && !(await this.sources.isChangedByCommand(id))) {
      await this.reader.test(changes.url, changes.options ?? options);
    }
    await this.sources.change(id, changes);
    this.readSources.wake();
    return this.views.get(id);
  }
}
