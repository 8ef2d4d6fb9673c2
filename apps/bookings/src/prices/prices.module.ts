import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { GetPricesHandler } from './get-prices.handler';
import { ReplacePrices } from './replace-prices';

/** How many guests the house takes, and what a stay costs. */
@Module({ imports: [SettingsModule], controllers: [GetPricesHandler, ReplacePrices] })
export class PricesModule {}
