import { Controller } from '@nestjs/common';
import { listCalendars, type CalendarSource } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarViews } from '../calendar-views';

@Controller()
export class ListCalendars {
  constructor(private readonly views: CalendarViews) {}

  @Handles(listCalendars)
  run(): Promise<CalendarSource[]> {
    return this.views.list();
  }
}
