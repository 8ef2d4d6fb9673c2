import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { SitePasswordModule } from '../site-password/site-password.module';
import { StayConditionsController } from './stay-conditions.controller';

@Module({ imports: [SettingsModule, SitePasswordModule], controllers: [StayConditionsController] })
export class StayConditionsModule {}
