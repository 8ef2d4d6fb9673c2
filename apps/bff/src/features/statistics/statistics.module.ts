import { Module } from '@nestjs/common';
import { GuestStatisticsController } from './guest-statistics.controller';

@Module({ controllers: [GuestStatisticsController] })
export class StatisticsModule {}
