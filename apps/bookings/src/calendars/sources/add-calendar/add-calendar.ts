import { Controller } from '@nestjs/common';
import { addCalendar, type CalendarSource, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarViews } from '../calendar-views';
import { CalendarSourceRepository } from '../persistence/calendar-source.repository';
import { ReadSources } from '../read-sources';
import { SourceReader } from '../source-reader';

/** An admin adds a calendar. One that cannot be read is not added. */
@Controller()
export class AddCalendar {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly reader: SourceReader,
    private readonly readSources: ReadSources,
    private readonly views: CalendarViews,
  ) {}

  @Handles(addCalendar)
  async run(fields: RequestOf<typeof addCalendar>): Promise<CalendarSource> {
    const { id } = (await this.sources.findOfCommand()) ?? (await this.add(fields));
    return this.views.get(id);
  }

  private async add(fields: RequestOf<typeof addCalendar>): Promise<{ id: string }> {
    await this.sources.assertRoom();
    await this.reader.test(fields.url, fields.options);
    const added = await this.sources.add(fields);
    this.readSources.wake();
    return added;
  }
}
