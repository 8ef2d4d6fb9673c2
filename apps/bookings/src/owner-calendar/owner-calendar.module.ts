import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability';
import { CalendarSourceRepository } from '../calendars';
import { RequestStoreModule } from '../request-store';
import { ListAvailability } from './list-availability/list-availability';

/** The owner's calendar of requests, blocks and the calendars of other platforms. */
@Module({
  imports: [AvailabilityModule, RequestStoreModule],
  controllers: [ListAvailability],
  providers: [CalendarSourceRepository],
})
export class OwnerCalendarModule {}
