import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings';
import { GetGuestStatistics } from './get-guest-statistics/get-guest-statistics';
import { StayRepository } from './persistence/stay.repository';

/** Who stayed for how many days. */
@Module({ imports: [SettingsModule], controllers: [GetGuestStatistics], providers: [StayRepository] })
export class StatisticsModule {}
