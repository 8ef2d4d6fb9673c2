import { Module } from '@nestjs/common';
import { SitePasswordModule } from '../site-password/site-password.module';
import { BlockedDaysController } from './blocked-days.controller';
import { OccupiedDaysCache } from './occupied-days.cache';
import { OccupiedDaysController } from './occupied-days.controller';
import { OwnerCalendarController } from './owner-calendar.controller';

@Module({
  imports: [SitePasswordModule],
  controllers: [OccupiedDaysController, BlockedDaysController, OwnerCalendarController],
  providers: [OccupiedDaysCache],
  exports: [OccupiedDaysCache],
})
export class AvailabilityModule {}
