import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { HistoryController } from './history.controller';
import { HistoryOfServices } from './history-of-services';

@Module({ imports: [SettingsModule], controllers: [HistoryController], providers: [HistoryOfServices] })
export class HistoryModule {}
