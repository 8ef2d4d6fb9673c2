import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability';
import { SettingsModule } from '../settings';
import { GetStayRules } from './get-stay-rules/get-stay-rules';
import { ReplaceStayRules } from './replace-stay-rules/replace-stay-rules';

/** The owner's rules of stays. */
@Module({ imports: [AvailabilityModule, SettingsModule], controllers: [GetStayRules, ReplaceStayRules] })
export class StayRulesModule {}
