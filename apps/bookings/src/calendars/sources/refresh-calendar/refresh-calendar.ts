import { Controller } from '@nestjs/common';
import { refreshCalendar, type CalendarSource, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarViews } from '../calendar-views';
import { CalendarReadingRepository } from '../persistence/calendar-reading.repository';
import { readingTimeouts, SourceReader } from '../source-reader';

/** An admin starts a reading of a calendar; the response contains the result. */
@Controller()
export class RefreshCalendar {
  constructor(
    private readonly readings: CalendarReadingRepository,
    private readonly reader: SourceReader,
    private readonly views: CalendarViews,
  ) {}

  @Handles(refreshCalendar)
  async run({ id, freeDays }: RequestOf<typeof refreshCalendar>): Promise<CalendarSource> {
    const source = await this.readings.takeNow(id);
    await this.reader.read(source, { timeouts: readingTimeouts.interactive, freesVanished: freeDays });
    return this.views.get(id);
  }
}
