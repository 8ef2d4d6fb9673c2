import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { AdminRequestsController } from './admin-requests.controller';
import { BookingsCsvController } from './export/bookings-csv.controller';
import { GuestRequestsController } from './guest-requests.controller';

@Module({
  imports: [SettingsModule],
  controllers: [GuestRequestsController, AdminRequestsController, BookingsCsvController],
})
export class RequestsModule {}
