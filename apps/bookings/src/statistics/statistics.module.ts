import { Module } from '@nestjs/common';
import { GetGuestStatistics } from './get-guest-statistics/get-guest-statistics';
import { StayRepository } from './persistence/stay.repository';

/** Who stayed for how many days. */
@Module({ controllers: [GetGuestStatistics], providers: [StayRepository] })
export class StatisticsModule {}
