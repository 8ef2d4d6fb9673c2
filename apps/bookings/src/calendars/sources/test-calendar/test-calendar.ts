import { Controller } from '@nestjs/common';
import { rangesOf } from '@hearthstay/calendar-feed';
import { testCalendar, type CalendarTest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { remarksOf } from '../calendar-remarks';
import { SourceReader } from '../source-reader';

/** An admin previews the taken days of a calendar before adding it. */
@Controller()
export class TestCalendar {
  constructor(private readonly reader: SourceReader) {}

  @Handles(testCalendar)
  async run({ url, options }: RequestOf<typeof testCalendar>): Promise<CalendarTest> {
    const { nights, leftOut, warnings } = await this.reader.test(url, options);
    return {
      days: nights.length,
      ranges: rangesOf(nights),
      leftOut: remarksOf(leftOut),
      warnings: remarksOf(warnings),
    };
  }
}
