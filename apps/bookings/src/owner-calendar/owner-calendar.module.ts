import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability';
import { CalendarSourceRepository } from '../calendars/sources/persistence/calendar-source.repository';
import { RequestStoreModule } from '../requests/persistence/request-store.module';
import { ListAvailability } from './list-availability';

/** The owner's calendar of requests, blocks and the calendars of other platforms. */
@Module({
  imports: [AvailabilityModule, RequestStoreModule],
  controllers: [ListAvailability],
  providers: [CalendarSourceRepository],
})
export class OwnerCalendarModule {}
